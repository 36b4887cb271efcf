import type { Publication } from '../writing/publication.ts'
import type { Reader } from './open-reader.ts'

export type ReaderCall = Exclude<keyof Reader, 'show' | 'view' | 'prepareTerms'>

/** What the main thread says to a reader thread. */
export type ReaderTask =
  | { readonly kind: 'show'; readonly publication: Publication }
  | { readonly kind: 'ask'; readonly call: ReaderCall; readonly question: unknown }

/** What a reader thread says back: that it is warm, once, and an answer to each question in their order. */
export type ReaderReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'failure'; readonly reason: string }

/** Typing must not wait behind searches, so threads answer either these or everything else. */
export type ReaderLane = 'searches' | 'terms'
