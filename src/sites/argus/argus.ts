import type { Site } from '#sites/site.ts'
import { argusNavigation } from './navigation.data.ts'
import { argusRoutes } from './routes.data.ts'

export const argus: Site = {
  nickname: 'argus',
  name: 'Argus',
  routes: argusRoutes,
  navigation: argusNavigation,
  domains: [
    'at',
    'be',
    'ch',
    'com',
    'co.uk',
    'de',
    'dk',
    'es',
    'fi',
    'fr',
    'ie',
    'it',
    'no',
    'nl',
    'pt',
    'se',
  ],
}
