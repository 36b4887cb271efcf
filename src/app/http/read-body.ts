import type { IncomingMessage } from 'node:http'
import { contentTypes } from '#platform/describe-api.ts'
import type { BodyKind } from '#platform/endpoint.ts'
import { boundaryOf, parseMultipart } from '#platform/parse-multipart.ts'
import { readBytes } from '#platform/read-bytes.ts'
import { collectFields, type SentBody } from '#platform/sent-body.ts'

/** In bytes. The last one is for a picture of 10 MB and the fields beside it. */
export const bodyLimits = { json: 1_048_576, form: 65_536, file: 12_000_000 } as const satisfies Readonly<
  Record<BodyKind, number>
>

type ReadBody =
  | { readonly kind: 'body'; readonly body: SentBody | undefined }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415 }

const refused = (status: 400 | 413 | 415) => ({ kind: 'refused', status }) as const

/** What a call brought along, in one of the ways that it takes. */
export async function readBody(request: IncomingMessage, takes: readonly BodyKind[]): Promise<ReadBody> {
  const { headers } = request
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
  if (takes.length === 0 || isEmpty) return { kind: 'body', body: undefined }
  const contentType = headers['content-type'] ?? ''
  const kind = bodyKindOf(contentType, takes)
  if (!kind || (headers['content-encoding'] ?? 'identity') !== 'identity') return refused(415)
  if (Number(headers['content-length'] ?? 0) > bodyLimits[kind]) return refused(413)
  const bytes = await readBytes(request, bodyLimits[kind])
  if (bytes === 'too-long') return refused(413)
  if (bytes === 'broken-off') return refused(400)
  return kind === 'file' ? readForm(bytes, contentType) : readText(bytes, kind)
}

/** In which of the ways that a call takes it a body is written, by what its sender says. */
export function bodyKindOf(contentType: string, takes: readonly BodyKind[]): BodyKind | undefined {
  return takes.find((each) => isOfKind(contentType, each))
}

function isOfKind(contentType: string, kind: BodyKind): boolean {
  if (kind === 'file') return boundaryOf(contentType) !== null
  const [type = '', charset = 'utf-8'] = contentType.toLowerCase().split(/\s*;\s*charset=/)
  return type.trim() === contentTypes[kind] && /^"?utf-8"?$/.test(charset.trim())
}

function readForm(bytes: Uint8Array, contentType: string): ReadBody {
  const form = parseMultipart(bytes, boundaryOf(contentType) ?? '')
  if (form.kind !== 'form') return refused(form.kind === 'malformed' ? 400 : 413)
  return { kind: 'body', body: { value: form.fields, file: form.file } }
}

function readText(bytes: Uint8Array, kind: 'json' | 'form'): ReadBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = kind === 'json' ? JSON.parse(text) : collectFields(new URLSearchParams(text))
    return { kind: 'body', body: { value, file: null } }
  } catch {
    return refused(400)
  }
}
