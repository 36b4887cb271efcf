/** Formats a rendition can be asked for in; a browser takes the first it knows. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type RenditionRule = {
  /** In pixels. A narrower picture keeps its own width: nothing is ever enlarged. */
  readonly width: number
  readonly isWatermarked: boolean
  /** Only of assets that the site's editors show off: large and clean. */
  readonly isForShowcase: boolean
  /** Whether the file itself says whose it is and, if drawn by a program, that it is. */
  readonly isCredited: boolean
}

/** Every picture there is of an asset. Thumbnails are clean and small; whatever is large enough to use is marked. */
export const renditionRules = {
  '320': { width: 320, isWatermarked: false, isForShowcase: false, isCredited: false },
  '480': { width: 480, isWatermarked: false, isForShowcase: false, isCredited: false },
  '640': { width: 640, isWatermarked: false, isForShowcase: false, isCredited: false },
  preview: { width: 1280, isWatermarked: true, isForShowcase: false, isCredited: true },
  comp: { width: 1600, isWatermarked: true, isForShowcase: false, isCredited: true },
  showcase: { width: 1280, isWatermarked: false, isForShowcase: true, isCredited: true },
} as const satisfies Readonly<Record<string, RenditionRule>>

export type RenditionName = keyof typeof renditionRules

export type Rendition = { readonly name: RenditionName; readonly format: PictureFormat }

/** What a film has beside the renditions of its poster. */
export const filmRenditions = [
  'hover.mp4',
  'comp.mp4',
  'key-1.webp',
  'key-2.webp',
  'key-3.webp',
  'key-4.webp',
  'key-5.webp',
  'key-6.webp',
] as const
export type FilmRendition = (typeof filmRenditions)[number]

/** A picture may be this many times taller than its rendition is wide; no format takes heights without end. */
const tallest = 4

export function isMediaKey(text: string): boolean {
  return /^[0-9a-f]{20}$/.test(text)
}

export function renditionFile({ name, format }: Rendition): string {
  return `${name}.${format}`
}

export function renditionUrl(mediaKey: string, name: RenditionName, format: PictureFormat): string {
  return `/media/${mediaKey}/${renditionFile({ name, format })}`
}

export function filmUrl(mediaKey: string, file: FilmRendition): string {
  return `/media/${mediaKey}/${file}`
}

/** For `srcset`: a picture is never announced wider than it is, nor twice in one width. */
export function renditionSet(
  mediaKey: string,
  originalWidth: number,
  names: readonly RenditionName[],
  format: PictureFormat,
): string {
  const urls = new Map<number, string>()
  for (const name of names) {
    const width = Math.min(renditionRules[name].width, originalWidth)
    if (!urls.has(width)) urls.set(width, renditionUrl(mediaKey, name, format))
  }
  return [...urls].map(([width, url]) => `${url} ${width}w`).join(', ')
}

/** How large a rendition comes out. */
export function renditionSize(
  name: RenditionName,
  original: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const { width } = renditionRules[name]
  const scale = Math.min(1, width / original.width, (width * tallest) / original.height)
  return {
    width: Math.max(1, Math.round(original.width * scale)),
    height: Math.max(1, Math.round(original.height * scale)),
  }
}

/** Reads `640.avif`; null for anything that is no rendition, however close it comes. */
export function parseRenditionFile(file: string): Rendition | null {
  const dot = file.indexOf('.')
  const name = file.slice(0, dot)
  const format = pictureFormats.find((known) => known === file.slice(dot + 1))
  return format !== undefined && isRenditionName(name) ? { name, format } : null
}

export function parseFilmFile(file: string): FilmRendition | null {
  return filmRenditions.find((known) => known === file) ?? null
}

function isRenditionName(name: string): name is RenditionName {
  return Object.hasOwn(renditionRules, name)
}
