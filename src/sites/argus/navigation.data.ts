import type { Navigation, NavigationLink } from '#sites/site.ts'

const find = (label: string, query: Record<string, string>): NavigationLink => ({
  label,
  to: 'search',
  query,
})

/** What the header and footer of site A offer. A link whose page does not exist yet is not shown. */
export const argusNavigation: Navigation = {
  header: [
    {
      label: 'editorial',
      to: 'editorialImages',
      groups: [
        {
          label: 'desks',
          links: [
            { label: 'news', to: 'editorialNews' },
            { label: 'sport', to: 'editorialSport' },
            { label: 'entertainment', to: 'editorialEntertainment' },
            { label: 'fashion', to: 'editorialFashion' },
            { label: 'archival', to: 'editorialArchival' },
          ],
        },
        {
          label: 'spaceflight',
          links: [
            find('shuttle', { family: 'editorial', phrase: 'space shuttle' }),
            find('apollo', { family: 'editorial', phrase: 'apollo' }),
            find('station', { family: 'editorial', phrase: 'station' }),
          ],
        },
        {
          label: 'sky',
          links: [
            find('earth', { family: 'editorial', phrase: 'earth' }),
            find('planets', { phrase: 'planet' }),
            find('nebulae', { phrase: 'nebula' }),
          ],
        },
      ],
    },
    {
      label: 'archive',
      to: 'search',
      query: { mediatype: 'fineart' },
      groups: [
        {
          label: 'painting',
          links: [
            find('impressionism', { mediatype: 'fineart', phrase: 'impressionism' }),
            find('oldMasters', { mediatype: 'fineart', phrase: 'old masters' }),
            find('portraits', { mediatype: 'fineart', phrase: 'portrait' }),
          ],
        },
        {
          label: 'subject',
          links: [
            find('landscapes', { mediatype: 'fineart', phrase: 'landscape' }),
            find('seascapes', { mediatype: 'fineart', phrase: 'seascape' }),
            find('flowers', { mediatype: 'fineart', phrase: 'flowers' }),
          ],
        },
      ],
    },
    {
      label: 'creative',
      to: 'creativeImages',
      groups: [
        {
          label: 'kinds',
          links: [
            { label: 'stockPhotos', to: 'stockPhotos' },
            { label: 'stockIllustrations', to: 'stockIllustrations' },
            { label: 'stockVectors', to: 'stockVectors' },
          ],
        },
        {
          label: 'nature',
          links: [
            find('sea', { family: 'creative', phrase: 'sea' }),
            find('hills', { family: 'creative', phrase: 'hills' }),
            find('water', { family: 'creative', phrase: 'water' }),
          ],
        },
        {
          label: 'grounds',
          links: [
            find('textures', { family: 'creative', phrase: 'texture' }),
            find('marble', { family: 'creative', phrase: 'marble' }),
            find('abstract', { family: 'creative', phrase: 'abstract' }),
          ],
        },
      ],
    },
    {
      label: 'video',
      to: 'search',
      parameters: { type: 'film' },
      groups: [
        {
          label: 'kinds',
          links: [
            { label: 'creativeVideo', to: 'creativeVideo' },
            { label: 'stockVideos', to: 'stockVideos' },
            { label: 'editorialVideo', to: 'editorialVideo' },
          ],
        },
      ],
    },
    { label: 'aiStudio', to: 'ai', groups: [] },
  ],
  aside: [{ label: 'licensing', to: 'licenseInfo' }],
  footer: [
    {
      label: 'content',
      links: [
        { label: 'editorialImages', to: 'editorialImages' },
        { label: 'creativeImages', to: 'creativeImages' },
        find('fineArt', { mediatype: 'fineart' }),
        { label: 'editorialVideo', to: 'editorialVideo' },
        { label: 'creativeVideo', to: 'creativeVideo' },
        { label: 'music', to: 'music' },
      ],
    },
    {
      label: 'subjects',
      links: [
        find('shuttle', { phrase: 'space shuttle' }),
        find('earth', { phrase: 'earth' }),
        find('landscapes', { phrase: 'landscape' }),
        find('portraits', { phrase: 'portrait' }),
      ],
    },
    {
      label: 'licensing',
      links: [
        { label: 'licenceInfo', to: 'licenseInfo' },
        { label: 'agreements', to: 'agreements' },
        { label: 'plans', to: 'plansAndPricing' },
      ],
    },
    {
      label: 'tools',
      links: [
        { label: 'aiStudio', to: 'ai' },
        { label: 'boards', to: 'boards' },
        { label: 'searchByImage', to: 'reverseImageSearch' },
        { label: 'api', to: 'api' },
      ],
    },
    {
      label: 'company',
      links: [
        { label: 'editorialPolicy', to: 'editorialPolicy' },
        { label: 'support', to: 'customerSupport' },
        { label: 'contact', to: 'contactUs' },
        { label: 'terms', to: 'companyTerms' },
        { label: 'privacy', to: 'companyPrivacyPolicy' },
      ],
    },
  ],
}
