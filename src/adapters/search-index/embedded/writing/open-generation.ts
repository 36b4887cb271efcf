import type { AssetId } from '#features/catalogue/domain.ts'
import type { IndexEntry } from '#features/search/domain.ts'
import { buildSegment } from '../segment/build-segment.ts'
import { mergeSegments } from '../segment/merge-segments.ts'
import { openNameTable } from '../segment/name-table.ts'
import type { Part, Segment } from '../segment/segment.ts'
import { type CountedPart, markDead } from './mark-dead.ts'
import { appendNames, emptyNamesLog, type NamesLog, namesAddedTo, readNames } from './names-log.ts'
import { liveIn, planMerges, type Weighed } from './plan-merges.ts'

/** One index in memory. A rebuild makes another; names and numbers of the two have nothing in common. */
export type Generation = {
  /** All of a change or nothing of it: the list and everything in it is replaced, never altered. */
  readonly parts: () => readonly CountedPart[]
  readonly names: () => NamesLog
  /** Puts entries in the place of older ones of the same ids. What is both there and gone is gone. */
  readonly put: (entries: readonly IndexEntry[], gone: readonly AssetId[]) => void
  /** Makes one segment of all, away from this thread. */
  readonly unite: () => Promise<void>
  /** When no merge is under way. */
  readonly settled: () => Promise<void>
  /** No merge begins any more, and one that ends changes nothing. */
  readonly retire: () => void
}

export type GenerationNeeds = {
  /** Never given twice, not even after a crash: names of segments begin with it. */
  readonly id: string
  /** What an earlier process left. */
  readonly kept?: { readonly parts: readonly CountedPart[]; readonly names: NamesLog }
  /** Merges of more assets than this run aside. */
  readonly mostMergedHere: number
  readonly mergeAside: (name: string, parts: readonly Part[]) => Promise<Segment>
  /** A merge that ran aside is in. */
  readonly onMerged: () => void
  readonly onNotice: (text: string) => void
}

/** After a merge aside has failed, so many changes pass before the next is tried. */
const changesBetweenFailures = 20

export function openGeneration(needs: GenerationNeeds): Generation {
  const { id, mostMergedHere, mergeAside, onMerged, onNotice } = needs
  let parts = needs.kept?.parts ?? []
  let log: NamesLog = needs.kept ? { ...needs.kept.names, id } : emptyNamesLog(id)
  const kept: Record<string, string[]> = {}
  readNames(log, 0, kept)
  const table = openNameTable(kept)
  let lengths = lengthsOf(table.lists)
  let segmentsMade = 0
  let aside: { readonly names: ReadonlySet<string>; readonly killed: AssetId[]; done: Promise<void> } | null =
    null
  let changesToPass = 0
  let isRetired = false

  function nextName(): string {
    segmentsMade += 1
    return `${id}-${segmentsMade}`
  }

  function replace(old: ReadonlySet<string>, merged: CountedPart): void {
    parts = [...parts.filter(({ segment }) => !old.has(segment.name)), merged].filter(isAlive)
  }

  function tidy(): void {
    for (;;) {
      const free = parts.filter(({ segment }) => !aside?.names.has(segment.name))
      const plans = planMerges(free.map(weigh)).map((plan) => plan.map(({ part }) => part))
      const large = plans.find((plan) => liveOf(plan) > mostMergedHere)
      if (large && !aside && changesToPass === 0 && !isRetired) {
        void mergeApart(large)
        continue
      }
      // What is too much for now is merged as far as it goes, so that small segments never pile up.
      const here = plans
        .map((plan) => firstOf(plan, mostMergedHere))
        .filter((some, at) => some.length > 1 || some.length === plans[at]?.length)
      if (here.length === 0) return
      for (const plan of here) replace(namesOf(plan), fresh(mergeSegments(nextName(), plan)))
    }
  }

  function mergeApart(plan: readonly CountedPart[]): Promise<void> {
    const names = namesOf(plan)
    const killed: AssetId[] = []
    const done = mergeAside(nextName(), plan).then(
      (segment) => {
        aside = null
        if (isRetired) return
        const [merged = fresh(segment)] = markDead([fresh(segment)], killed)
        replace(names, merged)
        tidy()
        onMerged()
      },
      (error: unknown) => {
        aside = null
        changesToPass = changesBetweenFailures
        if (!isRetired) onNotice(`segments could not be merged and stay apart for now: ${String(error)}`)
      },
    )
    aside = { names, killed, done }
    return done
  }

  async function settled(): Promise<void> {
    while (aside) await aside.done
  }

  return {
    parts: () => parts,
    names: () => log,
    put(entries, gone) {
      const latest = new Map(entries.map((entry) => [entry.id, entry]))
      for (const assetId of gone) latest.delete(assetId)
      const touched = [...new Set([...latest.keys(), ...gone])]
      const added = latest.size > 0 ? [fresh(buildSegment(nextName(), [...latest.values()], table))] : []
      parts = [...markDead(parts, touched), ...added].filter(isAlive)
      for (const assetId of touched) aside?.killed.push(assetId)
      const names = namesAddedTo(table.lists, lengths)
      if (names) {
        log = appendNames(log, names)
        lengths = lengthsOf(table.lists)
      }
      if (changesToPass > 0) changesToPass -= 1
      tidy()
    },
    async unite() {
      await settled()
      if (parts.length > 1) await mergeApart(parts)
      await settled()
    },
    settled,
    retire() {
      isRetired = true
    },
  }
}

type WeighedPart = Weighed & { readonly part: CountedPart }

function weigh(part: CountedPart): WeighedPart {
  return { size: part.segment.size, dead: part.deadCount, part }
}

function liveOf(parts: readonly CountedPart[]): number {
  return parts.reduce((sum, part) => sum + liveIn(weigh(part)), 0)
}

/** As many of the first as have no more living together. */
function firstOf(parts: readonly CountedPart[], most: number): readonly CountedPart[] {
  const beyond = parts.findIndex((_, at) => liveOf(parts.slice(0, at + 1)) > most)
  return beyond < 0 ? parts : parts.slice(0, beyond)
}

function isAlive(part: CountedPart): boolean {
  return part.deadCount < part.segment.size
}

function namesOf(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(parts.map(({ segment }) => segment.name))
}

function fresh(segment: Segment): CountedPart {
  return { segment, dead: null, deadCount: 0 }
}

function lengthsOf(lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(lists).map(([field, values]) => [field, values.length]))
}
