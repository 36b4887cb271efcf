import { collectFields, type FormFields, type UploadedFile } from './sent-body.ts'

export type ParsedForm =
  | { readonly kind: 'form'; readonly fields: FormFields; readonly file: UploadedFile | null }
  /** Not written as RFC 7578 says, as far as browsers and our own clients follow it. */
  | { readonly kind: 'malformed' }
  /** More fields or longer ones than forms of ours have, or a second file. */
  | { readonly kind: 'too-much' }

export const formLimits = { fields: 10, fieldBytes: 4_096, headerBytes: 2_048 } as const

const [newLine, blankLine, dashes] = ['\r\n', '\r\n\r\n', '--'] as const
const malformed = { kind: 'malformed' } as const
const tooMuch = { kind: 'too-much' } as const

/** What stands between the parts of a form with a file; null for any other content type. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, bare] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"]+)"|([^\s";,]+))\s*$/i.exec(contentType) ?? []
  const boundary = quoted ?? bare ?? ''
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : null
}

/**
 * Reads `multipart/form-data` that is in memory as a whole. Strict: nothing stands before the first part or behind the
 * last, and each part is a text or the one file. A file field that was left empty is no file.
 */
export function parseMultipart(body: Uint8Array, boundary: string): ParsedForm {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const delimiter = Buffer.from(`${newLine}${dashes}${boundary}`, 'latin1')
  const texts: [string, string][] = []
  let file: UploadedFile | null = null
  let at = delimiter.length - newLine.length
  if (!bytes.subarray(0, at).equals(delimiter.subarray(newLine.length))) return malformed

  while (hasText(bytes, newLine, at)) {
    const head = at + newLine.length
    const headEnd = bytes.subarray(head, head + formLimits.headerBytes).indexOf(blankLine)
    const start = head + headEnd + blankLine.length
    const end = headEnd < 0 ? -1 : bytes.indexOf(delimiter, start)
    const part = headEnd < 0 ? null : readHead(bytes.toString('utf8', head, head + headEnd))
    if (!part || end < 0) return malformed
    const content = bytes.subarray(start, end)
    at = end + delimiter.length

    if (part.fileName === null) {
      const text = readText(content)
      if (text === null) return malformed
      if (texts.length === formLimits.fields || content.length > formLimits.fieldBytes) return tooMuch
      texts.push([part.name, text])
    } else if (part.fileName !== '' || content.length > 0) {
      if (file) return tooMuch
      file = { field: part.name, name: part.fileName, type: part.type, bytes: content }
    }
  }
  if (!hasText(bytes, dashes, at)) return malformed
  const rest = bytes.subarray(at + dashes.length)
  if (rest.length > 0 && rest.toString('latin1') !== newLine) return malformed
  return { kind: 'form', fields: collectFields(texts), file }
}

type Part = { readonly name: string; readonly fileName: string | null; readonly type: string }

const disposition = /^form-data\s*;\s*name="([^"]*)"(?:\s*;\s*filename="([^"]*)")?$/i

function readHead(head: string): Part | null {
  const headers = new Map<string, string>()
  for (const line of head.split(newLine)) {
    const [, name = '', value = ''] = /^([\w-]+):[ \t]*(\S.*?)[ \t]*$/s.exec(line) ?? []
    if (name === '' || headers.has(name.toLowerCase())) return null
    headers.set(name.toLowerCase(), value)
  }
  // Encodings of parts went out of use with RFC 7578: what is sent is what is meant.
  const encoding = headers.get('content-transfer-encoding') ?? 'binary'
  if (!/^(?:binary|7bit|8bit)$/i.test(encoding)) return null
  const [, name, fileName] = disposition.exec(headers.get('content-disposition') ?? '') ?? []
  if (name === undefined || name === '') return null
  return {
    name: unescapeName(name),
    fileName: fileName === undefined ? null : unescapeName(fileName),
    type: headers.get('content-type') ?? 'text/plain',
  }
}

/** Browsers write quotes and line breaks of a name as URLs do, and nothing else of it. */
function unescapeName(name: string): string {
  return name.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code))
}

function readText(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return null
  }
}

function hasText(bytes: Buffer, text: string, at: number): boolean {
  return bytes.toString('latin1', at, at + text.length) === text
}
