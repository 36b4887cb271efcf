import type { DescribedPicture } from './describe-thumbnail.ts'
import type { PictureFacts } from './inspect-picture.ts'
import type { PictureLook } from './look-at-picture.ts'
import type { Made } from './make-renditions.ts'
import type { Refusal } from './picture-refusal.ts'
import type { LateSource, PictureSource, RenditionOrder } from './picture-source.ts'

/** Work on pixels, done in another thread. */
export type MediaTask =
  | { readonly kind: 'make'; readonly order: RenditionOrder }
  | { readonly kind: 'inspect'; readonly bytes: Uint8Array }
  | { readonly kind: 'look'; readonly source: PictureSource }
  | { readonly kind: 'describe'; readonly bytes: Uint8Array }

/** So much is waiting already that one more would only wait in vain. */
export type Busy = { readonly kind: 'busy' }

export type WorkTerms = {
  /** Whoever stands before a screen goes first. */
  readonly priority: 'visitor' | 'background'
  /** Gives up a place in the queue; what has begun is finished. The promise is then rejected with its reason. */
  readonly signal?: AbortSignal
}

export type LateOrder = Omit<RenditionOrder, 'source'> & { readonly source: PictureSource | LateSource }

/** Where pictures are made and looked at. A thread that dies takes only its own work along: that promise is rejected. */
export type MediaRoom = {
  readonly make: (order: LateOrder, terms: WorkTerms) => Promise<Made | Refusal | Busy>
  readonly inspect: (bytes: Uint8Array, terms: WorkTerms) => Promise<PictureFacts | Refusal | Busy>
  readonly look: (
    source: PictureSource,
    terms: WorkTerms,
  ) => Promise<(PictureLook & { readonly kind: 'look' }) | Refusal | Busy>
  /** Its look and what search by picture compares. */
  readonly describe: (bytes: Uint8Array, terms: WorkTerms) => Promise<DescribedPicture | Refusal | Busy>
  readonly close: () => Promise<void>
}
