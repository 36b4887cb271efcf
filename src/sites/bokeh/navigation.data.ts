import type { Navigation, NavigationLink } from '#sites/site.ts'

const find = (label: string, query: Record<string, string>): NavigationLink => ({
  label,
  to: 'search',
  query,
})

/** What the header and footer of site B offer. A link whose page does not exist yet is not shown. */
export const bokehNavigation: Navigation = {
  header: [
    {
      label: 'photos',
      to: 'search',
      query: { mediatype: 'photography' },
      groups: [
        {
          label: 'places',
          links: [
            find('sea', { phrase: 'sea' }),
            find('hills', { phrase: 'hills' }),
            find('earth', { phrase: 'earth' }),
          ],
        },
        {
          label: 'forProducts',
          links: [
            find('podium', { phrase: 'podium' }),
            find('marble', { phrase: 'marble' }),
            find('silk', { phrase: 'silk' }),
          ],
        },
        {
          label: 'closeUp',
          links: [
            find('drops', { phrase: 'drops' }),
            find('lights', { phrase: 'lights' }),
            find('textures', { phrase: 'texture' }),
          ],
        },
      ],
    },
    {
      label: 'illustrations',
      to: 'search',
      query: { mediatype: 'illustration' },
      groups: [],
    },
    {
      label: 'vectors',
      to: 'search',
      query: { mediatype: 'vector' },
      groups: [],
    },
    {
      label: 'art',
      to: 'search',
      query: { mediatype: 'fineart' },
      groups: [
        {
          label: 'subject',
          links: [
            find('flowers', { mediatype: 'fineart', phrase: 'flowers' }),
            find('landscapes', { mediatype: 'fineart', phrase: 'landscape' }),
            find('seascapes', { mediatype: 'fineart', phrase: 'seascape' }),
          ],
        },
        {
          label: 'painting',
          links: [
            find('impressionism', { mediatype: 'fineart', phrase: 'impressionism' }),
            find('oldMasters', { mediatype: 'fineart', phrase: 'old masters' }),
            find('portraits', { mediatype: 'fineart', phrase: 'portrait' }),
          ],
        },
      ],
    },
    { label: 'videos', to: 'footage', groups: [] },
    { label: 'aiTools', to: 'ai', groups: [] },
  ],
  aside: [{ label: 'plans', to: 'plansAndPricing' }],
  footer: [
    {
      label: 'find',
      links: [
        find('photos', { mediatype: 'photography' }),
        find('illustrations', { mediatype: 'illustration' }),
        find('vectors', { mediatype: 'vector' }),
        find('art', { mediatype: 'fineart' }),
        { label: 'videos', to: 'footage' },
      ],
    },
    {
      label: 'looks',
      links: [
        find('podium', { phrase: 'podium' }),
        find('drops', { phrase: 'drops' }),
        find('marble', { phrase: 'marble' }),
        find('flowers', { phrase: 'flowers' }),
      ],
    },
    {
      label: 'buy',
      links: [
        { label: 'plans', to: 'plansAndPricing' },
        { label: 'customMedia', to: 'customMedia' },
        { label: 'promoCode', to: 'promoCode' },
      ],
    },
    {
      label: 'make',
      links: [
        { label: 'aiGenerator', to: 'aiGeneration' },
        { label: 'aiEditor', to: 'aiModification' },
        { label: 'boards', to: 'boards' },
        { label: 'searchByImage', to: 'reverseImageSearch' },
      ],
    },
    {
      label: 'help',
      links: [
        { label: 'licenceBasics', to: 'faqBasics' },
        { label: 'blog', to: 'blog' },
        { label: 'terms', to: 'termsOfUse' },
        { label: 'privacy', to: 'legalPrivacyPolicy' },
      ],
    },
  ],
}
