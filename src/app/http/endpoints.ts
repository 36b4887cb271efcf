import { z } from 'zod'
import type { LoadPage } from '#app/pages/load-page.ts'
import { settled } from '#app/pages/ready-page.ts'
import { findCountry, world } from '#i18n/countries.ts'
import { type AnyLocale, isLocale, type Locale, pseudoLocale } from '#i18n/locales.ts'
import { joinPrefix, prefixOf, splitPrefix } from '#i18n/prefixes.ts'
import { cleanUrl } from '#links/clean-url.ts'
import { parseWayBack } from '#links/return-url.ts'
import { type Endpoint, endpoint, json } from '#platform/endpoint.ts'
import type { Member } from '#visit/visit.ts'
import { writeCookie, yearSeconds } from '#visit/write-cookie.ts'
import { viewedCookie } from './viewed-cookie.ts'

type Needs = {
  readonly loadPage: LoadPage
  readonly mode: 'production' | 'development'
  readonly keepLocale: (member: Member, locale: Locale) => Promise<void>
}

/** The calls that belong to no room. Each room brings its own. */
export function appEndpoints({ loadPage, mode, keepLocale }: Needs): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/components/pages/api/page',
        summary: 'The data of a page, for moving between pages without loading a document.',
        query: z.object({ path: z.string().min(1).max(8_192) }),
        answer: z.object({
          moved: z.string().optional(),
          ready: z.object({ page: z.string(), status: z.number(), data: z.unknown() }).optional(),
        }),
      },
      async ({ visit, query, caller }) => {
        const [fullPath = '/', search = ''] = cleanUrl(query.path).split('?')
        const { prefix, path } = splitPrefix(fullPath)
        // Another prefix is another language, and that is another document.
        if (prefix !== visit.prefix) return json(200, { moved: cleanUrl(query.path) })
        const asked = { visit, path, query: new URLSearchParams(search) }
        const outcome = await loadPage({ ...asked, isAhead: caller.isPrefetch })
        if (outcome.kind === 'moved') return json(200, { moved: outcome.to })
        const ready = await settled(outcome.ready)
        // What was fetched ahead is seen once the browser shows it, and then the browser remembers it.
        if (caller.isPrefetch) return json(200, { ready })
        const { seen: _seen, ...shown } = ready
        const cookie = viewedCookie(visit, ready, caller.isSecure)
        return { ...json(200, { ready: shown }), ...(cookie && { headers: { 'set-cookie': cookie } }) }
      },
    ),

    endpoint(
      {
        method: 'GET',
        path: '/components/visit/api/region',
        summary:
          'Keeps the chosen language and country in cookies, the language of a member also in the profile, and goes back to the page.',
        query: z.object({
          locale: z.string().refine((text) => isOurs(text, mode), 'is no locale of ours'),
          country: z
            .string()
            .refine((code) => code === world.alpha3 || findCountry(code) !== null, 'is no country'),
          returnurl: z.string().max(2_000).optional(),
        }),
        answer: z.unknown(),
      },
      async ({ visit, query, caller }) => {
        const back = parseWayBack(query.returnurl) ?? '/'
        const [fullPath = '/', search] = back.split('?')
        const path = joinPrefix(prefixOf(query.locale as AnyLocale), splitPrefix(fullPath).path)
        const keep = (name: string, value: string) =>
          writeCookie(visit.site, name, value, { forSeconds: yearSeconds, isSecure: caller.isSecure })
        // Another site may lead here too. It chooses no language for the member's mails.
        if (visit.viewer.kind === 'member' && caller.isFromOwnPage && isLocale(query.locale)) {
          await keepLocale(visit.viewer, query.locale)
        }
        return {
          kind: 'redirect',
          to: search === undefined ? path : `${path}?${search}`,
          headers: { 'set-cookie': [keep('locale', query.locale), keep('country', query.country)] },
        }
      },
    ),
  ]
}

function isOurs(text: string, mode: 'production' | 'development'): boolean {
  return isLocale(text) || (mode === 'development' && text === pseudoLocale)
}
