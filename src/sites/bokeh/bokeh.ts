import type { Site } from '#sites/site.ts'
import { bokehNavigation } from './navigation.data.ts'
import { bokehRoutes } from './routes.data.ts'

export const bokeh: Site = {
  nickname: 'bokeh',
  name: 'Bokeh',
  routes: bokehRoutes,
  navigation: bokehNavigation,
  domains: ['com'],
}
