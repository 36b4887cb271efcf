/**
 * A file of the store by its whole name: lower-case letters, digits, `-`, `_`, `.` and `/`, as `originals/ab/abcd….jpg`.
 * No part begins with a dot, no name is the folder of another, and the extension tells the content type.
 */
export type MediaName = string

/** From the first to the last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number }

/** File systems allow 255 bytes a part, and S3 1,024 in all, with the prefix of the store. */
const part = /^[a-z0-9_-][a-z0-9._-]{0,199}$/
const maxLength = 500

export function isMediaName(name: string): name is MediaName {
  return name.length <= maxLength && name.split('/').every((text) => part.test(text))
}

/** Whether any name can begin so. To a server, a prefix with dots may mean another folder. */
export function isMediaPrefix(prefix: string): boolean {
  return prefix === '' || isMediaName(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  eps: 'application/postscript',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4v: 'video/x-m4v',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webm: 'video/webm',
  webp: 'image/webp',
  xmp: 'application/rdf+xml',
}

/** What is stored under a name is of this type; an extension that is not in the table counts as plain bytes. */
export function contentTypeOf(name: MediaName): string {
  const extension = /\.([a-z0-9]+)$/.exec(name)?.[1] ?? ''
  return (Object.hasOwn(contentTypes, extension) && contentTypes[extension]) || 'application/octet-stream'
}

/** Throws unless the name is one, and of the type that it is put with. For implementations of the store. */
export function requireMediaName(name: string, contentType?: string): MediaName {
  if (!isMediaName(name)) throw new RangeError(`${JSON.stringify(name)} is not a name of the media store`)
  if (contentType !== undefined && contentType !== contentTypeOf(name)) {
    throw new RangeError(
      `${name} is ${contentTypeOf(name)} by its name, so it cannot be kept as ${contentType}`,
    )
  }
  return name
}

/** Throws for a range that is not wholly within the file. For implementations of the store. */
export function requireByteRange(name: MediaName, { first, last }: ByteRange, bytes: number): void {
  const isWithin =
    Number.isInteger(first) && Number.isInteger(last) && first >= 0 && first <= last && last < bytes
  if (!isWithin) throw new RangeError(`${name} has ${bytes} bytes, not ${first} to ${last}`)
}
