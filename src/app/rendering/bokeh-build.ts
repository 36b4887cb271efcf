import { bokehComponents } from '#app/components/bokeh-components.ts'
import { bokehPageIds } from '#app/pages/bokeh-page-ids.data.ts'
import { BokehLogo } from '#design/bokeh-logo.tsx'
import type { Messages } from '#i18n/messages.ts'
import { bokeh } from '#sites/bokeh/bokeh.ts'
import '#design/base.css'
import '#sites/bokeh/theme.css'
import { fetchedMessages, type SiteBuild } from './site-build.ts'

export const bokehBuild: SiteBuild = {
  site: bokeh,
  pageIds: bokehPageIds,
  loadPages: async () => (await import('#app/pages/bokeh-pages.ts')).bokehPages,
  components: bokehComponents,
  Logo: BokehLogo,
  messages: import.meta.env.SSR
    ? import.meta.glob<Messages>('/.cache/messages/bokeh.*.json', { import: 'default' })
    : fetchedMessages(
        import.meta.glob<string>('/.cache/messages/bokeh.*.json', {
          query: '?url',
          import: 'default',
          eager: true,
        }),
      ),
}
