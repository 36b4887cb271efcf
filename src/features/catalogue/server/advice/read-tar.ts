const blockBytes = 512

/**
 * The files of a tar archive as npm packs them: plain entries, and long names by the ustar prefix or a pax header. Anything
 * else is passed over; whoever wants a file checks what it holds.
 */
export function* readTar(
  archive: Uint8Array,
): Generator<{ readonly name: string; readonly body: Uint8Array }> {
  let paxName: string | null = null
  for (let at = 0; at + blockBytes <= archive.length; ) {
    const header = archive.subarray(at, at + blockBytes)
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    if (textAt(header, 0, 100) === '' || Number.isNaN(size)) return
    const body = archive.subarray(at + blockBytes, at + blockBytes + size)
    const type = textAt(header, 156, 1)
    if (type === 'x') paxName = paxPath(body)
    else {
      const prefix = textAt(header, 345, 155)
      const name = paxName ?? (prefix === '' ? '' : `${prefix}/`) + textAt(header, 0, 100)
      paxName = null
      if (type === '0' || type === '') yield { name, body }
    }
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes
  }
}

function textAt(header: Uint8Array, start: number, length: number): string {
  const bytes = header.subarray(start, start + length)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim()
}

/** Records of the form `17 path=some/name`, each with its own length in front. */
function paxPath(body: Uint8Array): string | null {
  return /\d+ path=(.*)\n/.exec(new TextDecoder().decode(body))?.[1] ?? null
}
