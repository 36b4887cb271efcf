/** What came of it: the file, or why there is none. */
export type FetchedPdf = Blob | 'busy' | 'failed'

export async function fetchPdf(href: string, signal: AbortSignal): Promise<FetchedPdf> {
  try {
    const answer = await fetch(href, { signal })
    if (answer.status === 503) return 'busy'
    if (!answer.ok) return 'failed'
    // A page that asks to sign in is no document either.
    const file = await answer.blob()
    return file.type.startsWith('application/pdf') ? file : 'failed'
  } catch {
    return 'failed'
  }
}

/** Safari reads the file a moment after the press. */
const keptMs = 60_000

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
