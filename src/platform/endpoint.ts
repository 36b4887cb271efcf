import { z } from 'zod'
import type { Visit } from '#visit/visit.ts'

/** An answer of an API call, in our own words: HTTP comes after. */
export type Answer =
  | {
      readonly kind: 'json'
      readonly status: number
      readonly body: unknown
      readonly headers?: AnswerHeaders
    }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly headers?: AnswerHeaders }
  | { readonly kind: 'redirect'; readonly to: string; readonly headers?: AnswerHeaders }

export type AnswerHeaders = Readonly<Record<string, string | readonly string[]>>

/** RFC 9457, with the fields of bad input and of a missing sign-in (api.md, "Everywhere"). */
export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

type Query<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined

type Description<QuerySchema extends z.ZodType | undefined> = {
  readonly method: 'GET'
  readonly path: `/components/${string}`
  readonly summary: string
  readonly query?: QuerySchema
  readonly answer: z.ZodType
}

/** One call of the server: what it takes, what it gives, and the few lines that translate between HTTP and a use case. */
export type Endpoint = {
  readonly method: 'GET'
  readonly path: string
  readonly summary: string
  readonly query: z.ZodType | undefined
  readonly answer: z.ZodType
  readonly handle: (request: { visit: Visit; query: unknown }) => Promise<Answer>
}

export function endpoint<QuerySchema extends z.ZodType | undefined = undefined>(
  description: Description<QuerySchema>,
  handle: (request: { visit: Visit; query: Query<QuerySchema> }) => Promise<Answer>,
): Endpoint {
  const { method, path, summary, query, answer } = description
  return {
    method,
    path,
    summary,
    query,
    answer,
    async handle(request) {
      if (!query) return handle({ visit: request.visit, query: undefined as Query<QuerySchema> })
      const parsed = query.safeParse(request.query)
      if (!parsed.success) return badInput(parsed.error)
      return handle({ visit: request.visit, query: parsed.data as Query<QuerySchema> })
    },
  }
}

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
  429: 'Too many requests',
  500: 'Something broke on our side',
  503: 'Not available right now',
}

export function problemOf(status: number, type = 'about:blank', detail?: string): Problem {
  return { type, title: titles[status] ?? 'Error', status, ...(detail !== undefined && { detail }) }
}

export function problem(status: number, type?: string, detail?: string): Answer {
  return { kind: 'problem', problem: problemOf(status, type, detail) }
}

function badInput(error: z.ZodError): Answer {
  const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { kind: 'problem', problem: { ...problemOf(400, 'bad-input'), errors } }
}

/** OpenAPI 3.1, made from the schemas that check the requests. */
export function describeApi(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { method, path, summary, query, answer } of endpoints) {
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        summary,
        parameters: query ? queryParameters(query) : [],
        responses: {
          200: {
            description: 'OK',
            content: { 'application/json': { schema: z.toJSONSchema(answer, { unrepresentable: 'any' }) } },
          },
          default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': {} } },
        },
      },
    }
  }
  return { openapi: '3.1.0', info: { title: 'Diptych', version: '1' }, paths }
}

function queryParameters(query: z.ZodType): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
