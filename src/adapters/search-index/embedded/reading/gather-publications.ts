import type { Part, Segment } from '../segment/segment.ts'
import { bytesBetween, letGo } from '../writing/let-go.ts'
import type { Publication } from '../writing/publication.ts'

export type Gathered = {
  readonly take: (publication: Publication) => void
  readonly latest: () => Publication | null
  /** All that was shown, as the first publication for somebody new. */
  readonly whole: () => Publication | null
  readonly parts: () => readonly Part[]
}

/** Keeps the sum of all publications: the segments that are named are held, the others let go. */
export function gatherPublications(): Gathered {
  let segments = new Map<string, Segment>()
  let latest: Publication | null = null

  function find(name: string): Segment {
    const segment = segments.get(name)
    if (!segment) throw new Error(`A publication names the segment ${name}, which was never sent.`)
    return segment
  }

  function parts(): readonly Part[] {
    return (latest?.parts ?? []).map(({ segment, dead }) => ({ segment: find(segment), dead }))
  }

  return {
    take(publication) {
      const old = parts()
      const before = publication.isFirst ? new Map<string, Segment>() : segments
      segments = new Map([...before, ...publication.segments.map((one) => [one.name, one] as const)])
      segments = new Map(publication.parts.map(({ segment }) => [segment, find(segment)]))
      latest = publication
      letGo(bytesBetween(old, parts()))
    },
    latest: () => latest,
    whole: () => latest && { ...latest, isFirst: true, segments: [...segments.values()] },
    parts,
  }
}
