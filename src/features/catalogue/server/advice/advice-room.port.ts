import type { PictureNature, Suggestion } from '../../domain/advice.ts'

export type PictureAdvice = {
  readonly suggestions: readonly Suggestion[]
  /** Packed by `packEmbedding`. */
  readonly features: Uint8Array
}

export type AdviceOutcome =
  | ({ readonly kind: 'advised' } & PictureAdvice)
  /** This picture cannot be read, or the models failed over it. */
  | { readonly kind: 'nothing'; readonly reason: string }

/** Where models look at pictures, away from everything else. Throws when the models themselves do not start. */
export type AdviceRoom = {
  readonly advise: (picture: Uint8Array, nature: PictureNature) => Promise<AdviceOutcome>
  readonly close: () => Promise<void>
}
