import { mountComponents } from '#app/components/mount-component.tsx'
import { loadMessages, type SiteBuild } from '#app/rendering/site-build.ts'
import { spokenLocales } from '#i18n/locales.ts'
import { prefixOf } from '#i18n/prefixes.ts'
import type { ClientVisit } from '#visit/visit.ts'

/** SITE-05: the one script of a page that this server did not render. The page's language chooses the texts. */
export async function startMounting(build: SiteBuild): Promise<void> {
  const wanted = document.documentElement.lang.toLowerCase()
  const spoken =
    spokenLocales.find((locale) => locale === wanted || locale === wanted.split('-')[0]) ?? 'en-us'
  const visit: ClientVisit = {
    site: build.site.nickname,
    prefix: prefixOf(spoken),
    locale: spoken,
    spoken,
    country: 'XWW',
    countryName: '',
    appearance: 'system',
    preferences: {},
    experiences: [],
    // The first change asks for the token.
    csrfToken: '',
    formKey: '',
    isBot: false,
    authState: 'anonymous',
    user: null,
  }
  mountComponents(document, build, { visit, messages: await loadMessages(build, spoken), nonce: '' })
}
