/** The widths every picture is kept in; a picture that is smaller is kept in its own. */
export const renditionWidths = [320, 640, 1280] as const

export type RenditionWidth = (typeof renditionWidths)[number]

/** Renditions are named by the content they come from, so they may be cached for ever. */
export function renditionUrl(mediaKey: string, width: RenditionWidth): string {
  return `/media/${mediaKey}/${width}.webp`
}

/** The widths a browser may choose from. A picture is never announced wider than it is, nor twice in one width. */
export function renditionSet(mediaKey: string, originalWidth: number): string {
  let set = ''
  for (const width of renditionWidths) {
    if (set !== '') set += ', '
    set += `${renditionUrl(mediaKey, width)} ${Math.min(width, originalWidth)}w`
    if (width >= originalWidth) break
  }
  return set
}
