import type { AssetId } from '#features/catalogue/domain.ts'

/** What somebody typed, taken apart. */
export type PhraseNode =
  | { readonly kind: 'word'; readonly text: string }
  /** A word with a star at its end. */
  | { readonly kind: 'prefix'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  /** At least two, none of the same kind. */
  | { readonly kind: 'all' | 'any'; readonly of: readonly PhraseNode[] }
  | { readonly kind: 'not'; readonly node: PhraseNode }

export type PhraseTree = Readonly<{
  /** Null when nothing was said but numbers of assets. */
  root: PhraseNode | null
  ids: readonly AssetId[]
  /** Words beyond the limit. */
  ignored: readonly string[]
}>

/** As one would have typed it. Read again, it gives the same tree without what was ignored. */
export function printPhrase({ root, ids }: PhraseTree): string {
  const words = root ? [printNode(root)] : []
  return [...words, ...ids.map((id) => `#${id}`)].join(' ')
}

export function printNode(node: PhraseNode): string {
  switch (node.kind) {
    case 'word':
      return node.text
    case 'prefix':
      return `${node.text}*`
    case 'quote':
      return `"${node.text}"`
    case 'all':
      return node.of.map((part) => (part.kind === 'any' ? `(${printNode(part)})` : printNode(part))).join(' ')
    case 'any':
      return node.of.map(printNode).join(' OR ')
    case 'not':
      return 'of' in node.node ? `-(${printNode(node.node)})` : `-${printNode(node.node)}`
  }
}

/** Of none nothing, of one itself; what stands inside another of its kind is part of it. */
export function joinNodes(kind: 'all' | 'any', nodes: readonly PhraseNode[]): PhraseNode | null {
  const of = nodes.flatMap((node) => (node.kind === kind ? node.of : [node]))
  return of.length > 1 ? { kind, of } : (of[0] ?? null)
}

/** Not not a thing is the thing. */
export function negate(node: PhraseNode): PhraseNode {
  return node.kind === 'not' ? node.node : { kind: 'not', node }
}
