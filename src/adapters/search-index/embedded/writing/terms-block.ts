import type { IndexTerm } from '#features/search/domain.ts'

/** All terms as text in shared memory. Decoded by who answers from them, once for each id. */
export type TermsBlock = { readonly id: string; readonly bytes: Uint8Array<SharedArrayBuffer> }

export function packTerms(id: string, terms: readonly IndexTerm[]): TermsBlock {
  const text = new TextEncoder().encode(JSON.stringify(terms))
  const bytes = new Uint8Array(new SharedArrayBuffer(text.length))
  bytes.set(text)
  return { id, bytes }
}

export function isSameBlock(one: TermsBlock, other: TermsBlock): boolean {
  return Buffer.compare(one.bytes, other.bytes) === 0
}

export function unpackTerms({ bytes }: TermsBlock): readonly IndexTerm[] {
  return JSON.parse(new TextDecoder().decode(bytes)) as readonly IndexTerm[]
}
