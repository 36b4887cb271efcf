import {
  clamp,
  deepestOffset,
  type GroupAnswer,
  type GroupQuestion,
  mostHits,
} from '#features/search/domain.ts'
import type { View } from '../segment/segment.ts'
import { openInquiry } from './inquiry.ts'
import { writeKeys } from './order-keys.ts'
import type { Scratch } from './scratch.ts'
import { offer, openTopHits, type Position, sortedHits } from './top-hits.ts'

/** More hits than this of one group are not told. */
export const mostOfGroup = 100

type Rows = { readonly codes: Uint32Array; readonly keys: Float64Array; readonly ids: Float64Array }
type Group = { readonly code: number; count: number; best: Position }

export function groupHits(view: View, scratch: Scratch, question: GroupQuestion): GroupAnswer {
  const rows = gatherRows(view, scratch, question)
  const groups = new Map<number, Group>()
  for (const { codes, keys, ids } of rows) {
    for (let row = 0; row < codes.length; row += 1) {
      const code = codes[row] ?? 0
      const key = keys[row] ?? 0
      const id = ids[row] ?? 0
      const group = groups.get(code)
      if (group === undefined) {
        groups.set(code, { code, count: 1, best: { key, id } })
        continue
      }
      group.count += 1
      if (key > group.best.key || (key === group.best.key && id > group.best.id)) group.best = { key, id }
    }
  }
  const offset = clamp(question.offset, deepestOffset)
  const page = [...groups.values()]
    .sort((one, other) => other.best.key - one.best.key || other.best.id - one.best.id)
    .slice(offset, offset + clamp(question.limit, mostHits))
  const tops = new Map(page.map(({ code }) => [code, openTopHits(clamp(question.each, mostOfGroup), null)]))
  for (const { codes, keys, ids } of rows) {
    for (let row = 0; row < codes.length; row += 1) {
      const top = tops.get(codes[row] ?? 0)
      const key = keys[row] ?? 0
      if (top !== undefined && key >= top.least) offer(top, key, ids[row] ?? 0)
    }
  }
  const names = view.names[question.by] ?? []
  return {
    groups: page.map(({ code, count }) => {
      const top = tops.get(code)
      const ids = top === undefined ? [] : sortedHits(top).map(({ id }) => String(id))
      return { value: names[code - 1] ?? '', count, ids }
    }),
    groupCount: groups.size,
  }
}

/** Code, key and id of all hits that have a value of the field. */
function gatherRows(view: View, scratch: Scratch, question: GroupQuestion): readonly Rows[] {
  const inquiry = openInquiry(view, scratch, question)
  return inquiry.columns.map((columns, part) => {
    const { hits } = inquiry.find(part)
    const names = columns.names[question.by]
    const rows = {
      codes: new Uint32Array(hits.count),
      keys: new Float64Array(hits.count),
      ids: new Float64Array(hits.count),
    }
    writeKeys(columns, question.order, inquiry.isScored, hits, rows.keys)
    let count = 0
    for (let hit = 0; hit < hits.count; hit += 1) {
      const place = hits.places[hit] ?? 0
      const code = names?.offsets === null ? (names.codes[place] ?? 0) : 0
      if (code === 0) continue
      rows.codes[count] = code
      rows.keys[count] = rows.keys[hit] ?? 0
      rows.ids[count] = columns.ids[place] ?? 0
      count += 1
    }
    scratch.giveBackList(hits)
    return {
      codes: rows.codes.subarray(0, count),
      keys: rows.keys.subarray(0, count),
      ids: rows.ids.subarray(0, count),
    }
  })
}
