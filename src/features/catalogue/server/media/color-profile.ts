/** The name that an ICC profile gives itself, as "Display P3"; null where it cannot be read. */
export function readProfileName(profile: Uint8Array): string | null {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  if (view.byteLength < 132) return null
  const tags = Math.min(view.getUint32(128), 200)
  for (let index = 0; index < tags; index += 1) {
    const at = 132 + index * 12
    if (at + 12 > view.byteLength) return null
    if (view.getUint32(at) !== 0x64657363) continue
    return readDescription(view, view.getUint32(at + 4))
  }
  return null
}

/** Version 2 writes it in ASCII, version 4 in UTF-16, of which the first language serves. */
function readDescription(view: DataView, at: number): string | null {
  if (at + 28 > view.byteLength) return null
  const isUnicode = view.getUint32(at) === 0x6d6c7563
  const length = view.getUint32(at + (isUnicode ? 20 : 8))
  const from = isUnicode ? at + view.getUint32(at + 24) : at + 12
  if (length > 512 || from + length > view.byteLength) return null
  const bytes = new Uint8Array(view.buffer, view.byteOffset + from, length)
  const text = new TextDecoder(isUnicode ? 'utf-16be' : 'latin1').decode(bytes)
  return text.replaceAll('\0', '').trim() || null
}
