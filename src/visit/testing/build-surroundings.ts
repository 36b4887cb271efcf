import { argus } from '#sites/argus/argus.ts'
import { bokeh } from '#sites/bokeh/bokeh.ts'
import type { ClientVisit } from '../visit.ts'
import type { Surroundings } from '../visit-context.tsx'

const sites = { argus, bokeh }

/** Someone from nowhere in particular who reads English on site A, but for what is said otherwise. */
export function buildSurroundings(
  given: Partial<ClientVisit> = {},
  builtPages: readonly string[] = [],
): Surroundings {
  const visit: ClientVisit = {
    site: 'argus',
    prefix: null,
    locale: 'en-us',
    spoken: 'en-us',
    country: 'XWW',
    countryName: 'World',
    appearance: 'system',
    preferences: {},
    experiences: [],
    csrfToken: 'token',
    formKey: 'form-key',
    isBot: false,
    authState: 'anonymous',
    user: null,
    ...given,
  }
  return { visit, site: sites[visit.site], nonce: 'n0', builtPages: new Set(builtPages), Logo: NoLogo }
}

function NoLogo(): null {
  return null
}
