const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')
const macintosh = new TextDecoder('macintosh')

/** Null for bytes that are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return null
  }
}

/**
 * Text whose encoding nobody stated: UTF-8 if it can be, since other text hardly ever looks like it; else Windows-1252,
 * or Mac Roman where a byte stands that Windows-1252 does not have.
 */
export function decodeUnknown(bytes: Uint8Array): string {
  return decodeUtf8(bytes) ?? decodeOld(bytes)
}

export function decodeOld(bytes: Uint8Array): string {
  return (bytes.some(isUnknownToWindows) ? macintosh : windows).decode(bytes)
}

function isUnknownToWindows(byte: number): boolean {
  return byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d
}
