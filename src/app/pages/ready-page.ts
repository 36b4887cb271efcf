import type { PageId } from '#sites/site.ts'

/** A page ready to be shown: which one, with what, under which status. The browser gets exactly this. */
export type ReadyPage = {
  readonly page: PageId
  readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503
  /** With status 429 and 503: when asking again is worth it. */
  readonly retryAfterSeconds?: number
  /** The asset that whoever shows this page has seen. */
  readonly seen?: string
  /** Plain data; a value that is a promise is a part of the page that may come later. */
  readonly data: object
}

export function hasLaterParts({ data }: ReadyPage): boolean {
  return Object.values(data).some((value) => value instanceof Promise)
}

/** The same page with everything there, for the browser. Loads see to it that no part's promise fails. */
export async function settled(ready: ReadyPage): Promise<ReadyPage> {
  if (!hasLaterParts(ready)) return ready
  const entries = Object.entries(ready.data).map(async ([name, value]) => [name, await value] as const)
  return { ...ready, data: Object.fromEntries(await Promise.all(entries)) }
}
