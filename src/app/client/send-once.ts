/** So long a form waits for its answer before it can be sent again. */
const patienceMs = 10_000

type Sender = Pick<Element, 'setAttribute' | 'removeAttribute'>

/**
 * Whether a form may go now. A second press on a slow line would only be told what the first has done: the name is
 * taken, the link used. A page that comes back as it was left can send again.
 */
export function openSendOnce(page: Pick<Window, 'addEventListener'>) {
  const waiting = new Map<object, () => void>()
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const release of waiting.values()) release()
  })
  return (form: object, button: Sender | null): boolean => {
    if (waiting.has(form)) return false
    const release = () => {
      waiting.delete(form)
      button?.removeAttribute('aria-busy')
    }
    button?.setAttribute('aria-busy', 'true')
    waiting.set(form, release)
    setTimeout(release, patienceMs)
    return true
  }
}
