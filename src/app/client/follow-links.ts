import { isPlainPress } from '#visit/is-plain-press.ts'
import type { NavigateOptions } from '#visit/navigator.ts'
import { currentToken } from '#visit/send-call.ts'
import { openSendOnce } from './send-once.ts'

/** Paths that are no pages: the browser fetches them itself. */
const notPages = /^\/(?:[a-z]{2}\/)?(?:components|media|search\/assets|health|metrics)(?:\/|$)/

/** A pointer that rests so long on a link will probably press it. */
const restMs = 80

type Moves = Readonly<{
  navigate: (to: string, options?: NavigateOptions) => void
  prefetch: (to: string) => void
}>

/**
 * Lets ordinary links and search forms move between pages without loading a document. One listener for the whole
 * page, so links stay plain <a> elements everywhere. What asks for more (a new tab, a download, another site) is left alone.
 */
export function followLinks(page: Document, { navigate, prefetch }: Moves): void {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainPress(event)) return
    const target = targetOf(event.target, page)
    if (!target) return
    event.preventDefault()
    navigate(target.to, { stay: target.link.closest('[data-stay]') !== null })
  })

  // What one is about to press is fetched while the finger or pointer is still on its way.
  let resting: ReturnType<typeof setTimeout> | undefined
  const fetchSoon = (event: Event) => {
    clearTimeout(resting)
    const target = targetOf(event.target, page)
    if (!target?.link.closest('[data-ahead]') || isThrifty()) return
    resting = setTimeout(() => prefetch(target.to), restMs)
  }
  page.addEventListener('pointerover', fetchSoon)
  page.addEventListener('focusin', fetchSoon)

  const mayGo = openSendOnce(window)
  page.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    refreshToken(form)
    if (form.dataset.navigate === undefined) {
      if (form.method === 'post' && !mayGo(form, event.submitter)) event.preventDefault()
      return
    }
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.append(name, value)
    const text = query.toString().replaceAll('+', '%20')
    navigate(new URL(form.action).pathname + (text && `?${text}`), { stay: form.dataset.stay !== undefined })
  })
}

/** The page may have been sent before its token changed, as it does when one signs in in another tab. */
function refreshToken(form: HTMLFormElement): void {
  const field = form.elements.namedItem('_csrf')
  const token = currentToken()
  if (field instanceof HTMLInputElement && token) field.value = token
}

/** The page of ours that a press would lead to, null where the browser should do it. */
function targetOf(pressed: EventTarget | null, page: Document) {
  const link = pressed instanceof Element ? pressed.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.closest('[data-reload]')) return null
  const url = new URL(link.href, page.baseURI)
  const samePage = url.pathname + url.search === location.pathname + location.search
  if (url.origin !== location.origin || notPages.test(url.pathname) || (samePage && url.hash !== ''))
    return null
  return { link, to: url.pathname + url.search + url.hash }
}

function isThrifty(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
