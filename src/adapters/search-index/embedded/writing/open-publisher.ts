import type { IndexPosition } from '#features/search/server.ts'
import { bytesBetween, letGo } from './let-go.ts'
import type { CountedPart } from './mark-dead.ts'
import type { NamesLog } from './names-log.ts'
import type { Publication } from './publication.ts'
import type { TermsBlock } from './terms-block.ts'

export type Publish = (publication: Publication) => void | Promise<void>

/** What there is to tell at one moment. */
export type Standing = {
  readonly parts: readonly CountedPart[]
  readonly names: NamesLog
  readonly terms: TermsBlock | null
  readonly position: IndexPosition
}

/** Tells what there is, each segment once. */
export function openPublisher(publish: Publish): (standing: Standing) => void | Promise<void> {
  let sent: readonly CountedPart[] | null = null
  return ({ parts, names, terms, position }) => {
    const known = new Set(sent?.map(({ segment }) => segment))
    const publication: Publication = {
      isFirst: sent === null,
      parts: parts.map(({ segment, dead }) => ({ segment: segment.name, dead })),
      segments: parts.map(({ segment }) => segment).filter((segment) => !known.has(segment)),
      names,
      terms,
      position,
      assets: countAssets(parts),
    }
    const told = publish(publication)
    letGo(bytesBetween(sent ?? [], parts))
    sent = parts
    return told
  }
}

export function countAssets(parts: readonly CountedPart[]): number {
  return parts.reduce((sum, { segment, deadCount }) => sum + segment.size - deadCount, 0)
}
