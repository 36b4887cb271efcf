/** Paths that are no pages: the browser fetches them itself. */
const notPages = /^\/(?:[a-z]{2}\/)?(?:components|media|search\/assets|health|metrics)(?:\/|$)/

/**
 * Lets ordinary links and search forms move between pages without loading a document. One listener for the whole
 * page, so links stay plain <a> elements everywhere. What asks for more (a new tab, a download, another site) is left alone.
 */
export function followLinks(page: Document, navigate: (to: string) => void): void {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.closest('[data-reload]')) return
    const url = new URL(link.href, page.baseURI)
    const samePage = url.pathname + url.search === location.pathname + location.search
    if (url.origin !== location.origin || notPages.test(url.pathname) || (samePage && url.hash !== '')) return
    event.preventDefault()
    navigate(url.pathname + url.search + url.hash)
  })

  page.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.navigate === undefined)
      return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.append(name, value)
    const text = query.toString().replaceAll('+', '%20')
    navigate(new URL(form.action).pathname + (text && `?${text}`))
  })
}
