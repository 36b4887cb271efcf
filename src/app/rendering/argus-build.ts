import { argusComponents } from '#app/components/argus-components.ts'
import { argusPageIds } from '#app/pages/argus-page-ids.data.ts'
import { ArgusLogo } from '#design/argus-logo.tsx'
import type { Messages } from '#i18n/messages.ts'
import { argus } from '#sites/argus/argus.ts'
import '#design/base.css'
import '#sites/argus/theme.css'
import { fetchedMessages, type SiteBuild } from './site-build.ts'

export const argusBuild: SiteBuild = {
  site: argus,
  pageIds: argusPageIds,
  loadPages: async () => (await import('#app/pages/argus-pages.ts')).argusPages,
  components: argusComponents,
  Logo: ArgusLogo,
  messages: import.meta.env.SSR
    ? import.meta.glob<Messages>('/.cache/messages/argus.*.json', { import: 'default' })
    : fetchedMessages(
        import.meta.glob<string>('/.cache/messages/argus.*.json', {
          query: '?url',
          import: 'default',
          eager: true,
        }),
      ),
}
