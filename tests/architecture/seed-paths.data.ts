/** The route tables of the specification (seed 2.4, 2.5, and 2.6 as ROUTE-13 divides it), written out to be compared with. */
const built = `
/account /account/download /account/profile /promo-code /sitemap /blog /editor/:assetId? /video-editor /video-editor/dashboard
/video-editor/new/:id /purchase/auto-renew/:id/payment-details/show /purchase/self-renew/:id /purchase/credits/:id
/purchase/subscriptions/:id /purchase/agreements/:id/:second? /purchase/notifications/multiple-custom-media-agreements
/detail/:id /search/2/:type? /sign-in /sign-out /collaboration/boards/:boardId /collaboration/boards/:boardId/contact_sheet
/collaboration/boards/default /ai/generation/create/:id? /ai/generation/product-images/:id? /ai/generation/view/:id/:output
/ai/generation/modify/:id/:output/:operation /ai/generation/asset/:assetId/modify/:operation /tools/reverse-image-search
/tools/reverse-video-search / /purchase/cart /plans-and-pricing /verify-email /reset-password /account/sessions /verify /operator
/dev/mail`

const siteA = `
/purchase/agreements /purchase/cart /purchase/checkout /ai /ai/generation /ai/generation/faqs /ai/generation/history
/ai/generation/history/preshot /ai/generation/lookbook /ai/generation/user-guide /ai/modification /ai/new-features /ai/fine-tune
/ai/evaluation/agreement /api /collaboration/boards /collaboration/curated-sets /collaboration/shared-boards
/collections/bbc-motion-gallery /contactus /creative-images /creative-video /creative-images/stock-photos
/creative-video/stock-videos /creative-illustrations/stock-illustrations /creative-vectors/stock-vectors /customer-support
/editorial-images /editorial-images/archival /editorial-images/entertainment /editorial-images/fashion /editorial-images/news
/editorial-images/sport /editorial-video /editorial-footage/user-generated /company/editorial-policy /company/privacy-policy
/company/terms /company/sitemap /EULegal /eula /forgot-username /account/invoices /account/purchasehistory /license-info /music
/register /sign-in /unreleased-imagery /visualgps /visual-gps/insights/results /the-download /showus
/purchase/premium-access/:id/renewal /purchase/request-preview/:id /visual-gps/insights /visual-gps/insights/dashboard`

const siteB = `
/purchase/agreements /purchase/checkout /ai /ai/generation /ai/generation/about /ai/modification /ai/learn /ai/generation/history
/collaboration/boards /collaboration/curated-sets /collaboration/shared-boards /plans-and-pricing/custom-media
/plans-and-pricing/premium-plus-video /faq/basics /footage /join /legal/license-agreement /legal/privacy-policy
/legal/terms-of-use /sign-in /customer-support/upgrade /verify-email /istock-editor /account/team`

const listOf = (text: string) => text.trim().split(/\s+/)

export const seedPaths = {
  argus: [...listOf(built), ...listOf(siteA)],
  bokeh: [...listOf(built), ...listOf(siteB)],
} as const
