import type { FilmRecipe } from '#renderer/film-recipe.ts'
import type { Recipe } from '#renderer/recipe.ts'
import type { Rendition } from '../../domain/rendition.ts'

/** What renditions are made from. Bytes come from outside and are screened; recipes and SVG are our own. */
export type PictureSource =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  /** The frame that opens a film that is drawn. */
  | { readonly kind: 'film'; readonly film: FilmRecipe }
  | { readonly kind: 'svg'; readonly svg: string }

/** A source that is fetched when its turn has come: whoever waits holds no original in memory. */
export type LateSource = {
  readonly kind: 'late'
  /** How large it will be, as far as one knows. */
  readonly megapixels: number
  readonly read: () => Promise<PictureSource>
}

/** Whose picture it is, as the files themselves say. */
export type PictureCredit = {
  readonly creditLine: string
  readonly copyright: string
  /** Drawn by a program: said in the words of the IPTC. */
  readonly isGenerated: boolean
}

export type RenditionOrder = {
  readonly source: PictureSource
  readonly wanted: readonly Rendition[]
  /** What shows through transparent parts, as `#rrggbb`. */
  readonly background: string
  readonly credit: PictureCredit
}

export type MadeRendition = Rendition & {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array<ArrayBuffer>
}
