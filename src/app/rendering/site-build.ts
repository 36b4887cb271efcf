import type { ComponentMap } from '#app/components/component-map.ts'
import type { Messages } from '#i18n/messages.ts'
import type { PageId, Site } from '#sites/site.ts'
import type { AnyPage } from '#visit/page-contract.ts'
import type { SiteLogo } from '#visit/visit-context.tsx'

/** All of one site that the renderer and the browser need: one build holds two of these, a page loads one. */
export type SiteBuild = {
  readonly site: Site
  readonly pageIds: readonly PageId[]
  /** How each page is fetched. The document names the file of its own, so a browser needs the table when it moves on. */
  readonly loadPages: () => Promise<Readonly<Record<PageId, () => Promise<AnyPage>>>>
  readonly components: ComponentMap
  readonly Logo: SiteLogo
  readonly messages: Readonly<Record<string, () => Promise<Messages>>>
}

/** Texts are data: the browser fetches them as such, which it reads faster than a script. */
export function fetchedMessages(addresses: Readonly<Record<string, string>>): SiteBuild['messages'] {
  const ahead = () => (globalThis as { ahead?: Readonly<Record<string, Promise<Response>>> }).ahead
  const load = async (address: string) => {
    const answer = await (ahead()?.[address] ?? fetch(address))
    return answer.clone().json() as Promise<Messages>
  }
  return Object.fromEntries(Object.entries(addresses).map(([file, address]) => [file, () => load(address)]))
}

/** Texts of one locale, or null when they cannot be had: the page then says so (I18N-02). */
export async function loadMessages({ messages, site }: SiteBuild, locale: string): Promise<Messages | null> {
  const load = messages[`/.cache/messages/${site.nickname}.${locale}.json`]
  try {
    return load ? await load() : null
  } catch {
    return null
  }
}

export function builtPagesOf({ pageIds }: SiteBuild): ReadonlySet<string> {
  return new Set(pageIds)
}
