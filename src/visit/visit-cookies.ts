import type { Preferences } from './visit.ts'

const mostPreferences = 20
const longestName = 40
const longestValue = 200
/** A page of results (ROUTE-02). */
export const mostViewed = 60

/** Preferences as their cookie spells them: JSON, as cookies carry it. Whatever else stands there counts as nothing. */
export function readPreferences(text: string | undefined): Preferences {
  try {
    return fitPreferences(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** What of a free map can be kept: a few short texts. */
export function fitPreferences(map: unknown): Preferences {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return {}
  const kept = Object.entries(map).filter(
    (entry): entry is [string, string] =>
      entry[0].length <= longestName && typeof entry[1] === 'string' && entry[1].length <= longestValue,
  )
  return Object.fromEntries(kept.slice(0, mostPreferences))
}

/** Ids with dots between, the latest first. */
export function readViewed(text: string | undefined): readonly string[] {
  const ids = (text ?? '').split('.').filter((id) => /^[1-9]\d{0,17}$/.test(id))
  return [...new Set(ids)].slice(0, mostViewed)
}

export function writeViewed(viewed: readonly string[], latest: string): string {
  return [latest, ...viewed.filter((id) => id !== latest)].slice(0, mostViewed).join('.')
}
