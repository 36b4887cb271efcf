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
  if (answer.status === 401 && (await problemOf(answer)).errorDetails?.forceSignIn === true) return signIn()
  return answer
}

/** The token as the cookie has it now; a page may have been sent before it changed. */
export function currentToken(): string {
  const [, kept] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? []
  return kept ?? ''
}

function withTokens(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('x-csrf-token', tokenElement()?.content ?? '')
  headers.set('x-xsrf-token', currentToken())
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
function signIn(): Promise<never> {
  const { pathname, search } = location
  location.assign(signInLink(splitPrefix(pathname), pathname + search))
  return new Promise(() => {})
}
