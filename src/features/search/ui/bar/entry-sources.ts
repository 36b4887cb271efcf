import { joinPrefix } from '#i18n/prefixes.ts'
import { writeQuery } from '#links/links.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { ClientVisit } from '#visit/visit.ts'
import type { Entry } from './list-model.ts'
import { openShelf, readRecent } from './recent-searches.ts'
import type { Suggestions } from './suggester.ts'

export async function askSuggestions(
  phrase: string,
  { prefix }: ClientVisit,
  signal: AbortSignal,
): Promise<Suggestions> {
  const call = joinPrefix(prefix, '/components/search/api/suggestions') + writeQuery({ phrase })
  const response = await fetch(call, { headers: { accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`)
  return (await response.json()) as Suggestions
}

/** What an empty field proposes: the last searches of this browser, and the way back to what was looked at. */
export function recentEntries(site: SiteNickname): readonly Entry[] {
  const recent = readRecent(openShelf(), site).map((name): Entry => ({ kind: 'recent', id: name, name }))
  const hasViewed = new RegExp(`(?:^|; )${site}_viewed=\\d`).test(document.cookie)
  return hasViewed ? [...recent, { kind: 'viewed', id: '', name: '' }] : recent
}
