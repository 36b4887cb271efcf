import type { z } from 'zod'
import type { Caller } from '#visit/caller.ts'
import type { Visit } from '#visit/visit.ts'
import type { CallLimit } from './limit-calls.ts'
import { isOnceKey } from './make-once.ts'
import type { SentBody, UploadedFile } from './sent-body.ts'

/** An answer of an API call, in our own words: HTTP comes after. */
export type Answer =
  | {
      readonly kind: 'json'
      readonly status: number
      readonly body: unknown
      readonly headers?: AnswerHeaders
    }
  | {
      readonly kind: 'bytes'
      readonly status: number
      /** The media type. */
      readonly type: string
      readonly body: Uint8Array
      readonly headers?: AnswerHeaders
    }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly headers?: AnswerHeaders }
  | { readonly kind: 'redirect'; readonly to: string; readonly headers?: AnswerHeaders }
  | { readonly kind: 'events'; readonly open: OpenEvents; readonly headers?: AnswerHeaders }

/** One of a stream of server-sent events; its data are sent as JSON. */
export type SentEvent = { readonly name?: string; readonly id?: string; readonly data: unknown }

/** Begins a stream. What it returns is called once, when the browser has gone or the stream was ended. */
export type OpenEvents = (send: (event: SentEvent) => void, end: () => void) => () => void

export type AnswerHeaders = Readonly<Record<string, string | readonly string[]>>

/** RFC 9457, with the fields of bad input and of a missing sign-in (api.md, "Everywhere"). */
export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  /** Signing in would help (CALL-01). */
  readonly errorDetails?: { readonly forceSignIn: true }
}

export type { Caller }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How a body may be written: JSON, a plain form, a form with a file. The same schema reads the fields of all three. */
export type BodyKind = 'json' | 'form' | 'file'

export type TokenRule = 'exempt' | 'meta-tag'

type Schema = z.ZodType | undefined
type Read<Given extends Schema> = Given extends z.ZodType ? z.infer<Given> : undefined

type Description<Params extends Schema, Query extends Schema, Body extends Schema> = {
  readonly method: Method
  /** `:name` stands for a parameter. */
  readonly path: `/components/${string}` | `/collaboration/${string}` | '/oembed'
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Without it, JSON. */
  readonly takes?: readonly BodyKind[]
  /** The name of the field that may hold a file. */
  readonly fileField?: string
  /** Of one address; checked before a body is read. */
  readonly callLimit?: CallLimit
  /**
   * `exempt`, for signals and what is signed instead (api.md, "Everywhere"): taken without a token, and from anywhere.
   * `meta-tag`: only the header x-csrf-token counts (BOARD-02).
   */
  readonly csrf?: TokenRule
  /** Makes something: takes the header Idempotency-Key, and whoever sends it again gets what was made (api.md, "Everywhere"). */
  readonly creates?: true
  readonly answer: z.ZodType
}

/** A call as it came in, nothing of it checked. */
export type Call = {
  readonly visit: Visit
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: SentBody | undefined
  readonly caller?: Caller
  /** The header Idempotency-Key. */
  readonly onceKey?: string | undefined
  readonly gone?: AbortSignal
}

type CheckedCall<Params extends Schema, Query extends Schema, Body extends Schema> = {
  readonly visit: Visit
  readonly params: Read<Params>
  readonly query: Read<Query>
  readonly body: Read<Body>
  readonly file: UploadedFile | null
  readonly caller: Caller
  /** The key by which a call of the same sender is known again; only where something is made. */
  readonly onceKey: string | undefined
  /** Aborted once nobody waits for the answer any more. */
  readonly gone: AbortSignal
}

/** One call of the server: what it takes, what it gives, and the few lines that translate between HTTP and a use case. */
export type Endpoint = {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly params: Schema
  readonly query: Schema
  readonly body: Schema
  readonly takes: readonly BodyKind[]
  readonly fileField: string | undefined
  readonly callLimit: CallLimit | undefined
  readonly csrf: TokenRule | undefined
  readonly creates: boolean
  readonly answer: z.ZodType
  readonly handle: (call: Call) => Promise<Answer>
}

const unknownCaller: Caller = {
  address: '',
  isSecure: false,
  origin: '',
  isPrefetch: false,
  isFromOwnPage: false,
  userAgent: '',
  sessionToken: null,
  device: '',
  visitorId: '',
  lackingCookies: [],
  renewVisitor: () => ({ id: '', csrfToken: '' }),
}

export function endpoint<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  description: Description<Params, Query, Body>,
  handle: (call: CheckedCall<Params, Query, Body>) => Promise<Answer>,
): Endpoint {
  const { method, path, summary, params, query, body, fileField, callLimit, csrf, answer } = description
  const { creates = false } = description
  const takes = description.takes ?? (body ? ['json'] : [])
  return {
    ...{ method, path, summary, params, query, body, takes, fileField, callLimit, csrf, creates, answer },
    async handle({ visit, caller = unknownCaller, gone = new AbortController().signal, ...sent }) {
      const onceKey = creates ? sent.onceKey : undefined
      if (onceKey !== undefined && !isOnceKey(onceKey)) return badInput([badKey])
      const read = {
        params: params?.safeParse(sent.params),
        query: query?.safeParse(sent.query),
        body: body?.safeParse(sent.body?.value),
      }
      for (const part of Object.values(read)) {
        if (part?.success === false) return badInput(part.error.issues)
      }
      const file = sent.body?.file ?? null
      if (file && file.field !== fileField)
        return badInput([{ path: [file.field], message: 'takes no file' }])
      return handle({
        ...{ visit, caller, file, onceKey, gone },
        params: read.params?.data as Read<Params>,
        query: read.query?.data as Read<Query>,
        body: read.body?.data as Read<Body>,
      })
    },
  }
}

const badKey = { path: ['Idempotency-Key'], message: 'must be 1 to 255 visible characters' }

export function json(status: number, body: unknown): Answer {
  return { kind: 'json', status, body }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not as sent before',
  429: 'Too many requests',
  500: 'Something broke on our side',
  501: 'Not offered',
  503: 'Not available right now',
}

export function problemOf(status: number, type = 'about:blank', detail?: string): Problem {
  return { type, title: titles[status] ?? 'Error', status, ...(detail !== undefined && { detail }) }
}

export function problem(status: number, type?: string, detail?: string): Answer {
  return { kind: 'problem', problem: problemOf(status, type, detail) }
}

/** For someone who has to sign in first, or to give the password again. */
export function notSignedIn(type = 'not-signed-in'): Answer {
  return { kind: 'problem', problem: { ...problemOf(401, type), errorDetails: { forceSignIn: true } } }
}

/** What cannot be answered now, and when asking again is worth it. */
export function problemForNow(status: 429 | 503, retryAfterSeconds: number, type?: string): Answer {
  const headers = { 'retry-after': String(retryAfterSeconds) }
  return { kind: 'problem', problem: problemOf(status, type), headers }
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

function badInput(issues: readonly Issue[]): Answer {
  const errors = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { kind: 'problem', problem: { ...problemOf(400, 'bad-input'), errors } }
}
