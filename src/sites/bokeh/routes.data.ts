import type { RouteTable } from '#sites/site.ts'
import { sharedRoutes } from '../every-site.data.ts'

/** Site B: seed 2.5, and what seed 2.6 and ROUTE-13 give to site B alone. */
export const bokehRoutes = {
  ...sharedRoutes,
  home: 'content-pages/bokeh-home',

  aiGenerationAbout: 'ai-studio/about',
  aiLearn: 'ai-studio/learn',

  customMedia: 'agreements/custom-media',
  premiumPlusVideo: 'agreements/premium-plus-video',
  faqBasics: 'content-pages/faq',
  footage: 'search/landing',
  licenseAgreement: 'content-pages/licence-agreement',
  legalPrivacyPolicy: 'content-pages/privacy-policy',
  termsOfUse: 'content-pages/terms',
  customerSupportUpgrade: 'content-pages/support-upgrade',

  join: 'accounts/register',
  accountTeam: 'accounts/team',
  teamInvitation: 'accounts/team-invitation',
  istockEditor: 'creative-tools/editor',
} satisfies RouteTable
