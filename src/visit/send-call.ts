import { splitPrefix } from '#i18n/prefixes.ts'
import { signInLink } from '#links/links.ts'

type Problem = { readonly type?: unknown; readonly errorDetails?: { readonly forceSignIn?: unknown } }

/**
 * A call to this server that may change something: every one of the browser goes by here. It carries the visitor's
 * token; one that has been replaced meanwhile, in another tab perhaps, is fetched anew once.
 */
export async function sendCall(call: string, init: RequestInit): Promise<Response> {
  let answer = await fetch(call, withTokens(init))
  if (answer.status === 403 && (await problemOf(answer)).type === 'csrf') {
    await renewToken()
    answer = await fetch(call, withTokens(init))
  }
  // The page is somebody else's: it is shown again as that of who is signed in now.
  if (answer.status === 409 && (await problemOf(answer)).type === 'other-account') location.reload()
  if (answer.status !== 401) return answer
  const { type, errorDetails } = await problemOf(answer)
  if (errorDetails?.forceSignIn === true) return signIn(type === 'sign-in-again')
  return answer
}

/** The token as the cookie has it now; a page may have been sent before it changed. */
export function currentToken(): string {
  const [, kept] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? []
  return kept ?? ''
}

function withTokens(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers)
  const element = tokenElement()
  headers.set('x-csrf-token', element?.content ?? '')
  headers.set('x-xsrf-token', currentToken())
  // Whom the page was sent to.
  if (element?.dataset.as) headers.set('x-signed-in-as', element.dataset.as)
  return { ...init, headers }
}

async function renewToken(): Promise<void> {
  const answer = await fetch('/components/account/api/session')
  const { csrfToken } = (await answer.json()) as { csrfToken?: string }
  const element = tokenElement()
  if (element && csrfToken) element.content = csrfToken
}

function tokenElement(): HTMLMetaElement | null {
  return document.querySelector('meta[name="csrf-token"]')
}

async function problemOf(answer: Response): Promise<Problem> {
  return answer
    .clone()
    .json()
    .catch(() => ({}))
}

/** CALL-01. The document is left: the promise never settles. */
function signIn(isAgain: boolean): Promise<never> {
  const { pathname, search } = location
  location.assign(signInLink(splitPrefix(pathname), pathname + search, isAgain))
  return new Promise(() => {})
}
