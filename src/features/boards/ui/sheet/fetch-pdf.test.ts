import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchPdf } from './fetch-pdf.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer())
}

const { signal } = new AbortController()

describe('a contact sheet fetched by the page', () => {
  test('is the file', async () => {
    answerWith(() => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }))
    const file = await fetchPdf('/sheet.pdf', signal)
    expect(file instanceof Blob && (await file.text())).toBe('%PDF-1.7')
  })

  test.each([
    ['the line is too long', () => new Response(null, { status: 503 }), 'busy'],
    ['it is refused', () => new Response(null, { status: 403 }), 'failed'],
    [
      'another page comes',
      () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
      'failed',
    ],
    ['nothing comes', () => Promise.reject(new TypeError('offline')) as never, 'failed'],
  ] as const)('is told in a word where %s', async (_, answer, word) => {
    answerWith(answer)
    expect(await fetchPdf('/sheet.pdf', signal)).toBe(word)
  })
})
