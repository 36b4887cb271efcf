import type { SiteNickname } from '#sites/site.ts'

/** The marks of brands.md as icon files; a media query inside keeps them visible on dark tabs. */
const marks: Readonly<Record<SiteNickname, string>> = {
  argus:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><style>path{fill:#131311}circle{fill:#b3261a}@media(prefers-color-scheme:dark){path{fill:#f3f1ec}circle{fill:#ff6f5b}}</style><path fill-rule="evenodd" d="M0 0h36v36H0zM3.5 18C8 10.5 13 8 18 8s10 2.5 14.5 10C28 25.5 23 28 18 28S8 25.5 3.5 18z"/><circle cx="18" cy="18" r="6.2"/></svg>',
  bokeh:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 40 36"><style>.a{fill:#08614a}@media(prefers-color-scheme:dark){.a{fill:#ffc22e}}</style><circle class="a" cx="13" cy="22" r="13"/><circle cx="27" cy="12" r="11" fill="#ff7350"/><path d="M16.3 9.44A11 11 0 0 0 25.56 22.9A13 13 0 0 0 16.3 9.44z" fill="#fff3d6"/></svg>',
}

export function faviconOf(site: SiteNickname): string {
  return marks[site]
}

export function robotsOf(origin: string): string {
  return `User-agent: *\nDisallow: /components/\n\nSitemap: ${origin}/sitemap.xml\n`
}
