/** The widths every picture is kept in; a picture that is smaller is kept in its own. */
export const renditionWidths = [320, 640, 1280] as const

export type RenditionWidth = (typeof renditionWidths)[number]

/** Renditions are named by the content they come from, so they may be cached for ever. */
export function renditionUrl(mediaKey: string, width: RenditionWidth): string {
  return `/media/${mediaKey}/${width}.webp`
}

export function renditionSet(mediaKey: string, originalWidth: number): string {
  return renditionWidths
    .map((width) => `${renditionUrl(mediaKey, width)} ${Math.min(width, originalWidth)}w`)
    .filter(
      (entry, position, all) =>
        all.findIndex((other) => other.split(' ')[1] === entry.split(' ')[1]) === position,
    )
    .join(', ')
}
