import { expect, test } from 'vitest'
import { containerOf, filmInput } from './film-container.ts'

test.each([
  ['an MP4', '\0\0\0\x18ftypisom\0\0\x02\0', 'mp4'],
  ['QuickTime', '\0\0\0\x14ftypqt  \0\0\x02\0', 'mov'],
  ['QuickTime of old', '\0\0\x10\0moov\0\0\0\x6cmvhd', 'mov'],
  ['WebM', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'webm'],
  ['Matroska', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska', 'mkv'],
  ['EBML of another kind', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84what', null],
  ['a playlist', '#EXTM3U\n#EXT-X-VERSION:3', null],
  ['a list of files', 'ffconcat version 1.0', null],
  ['an AVI', 'RIFF\0\0\0\0AVI LIST', null],
  ['an AVIF picture', '\0\0\0\x1cftypavif\0\0\0\0', null],
  ['an audio book', '\0\0\0\x1cftypM4B \0\0\0\0', null],
  ['nothing', '', null],
])('%s is told by its first bytes', (_, head, container) => {
  expect(containerOf(Buffer.from(head, 'latin1'))).toBe(container)
})

test('a name is never taken for an option, a protocol or a pattern', () => {
  const opened = filmInput('-y concat:a|b %d.mp4', 'mp4', 1000).at(-1)
  expect(opened).toMatch(/^file:\/.*\/-y concat:a\|b %d\.mp4$/)
})

test('a file is opened by the one reader its bytes call for, without a network', () => {
  const options = filmInput('/a.webm', 'webm', 1000)
  expect(options[options.indexOf('-f') + 1]).toBe('matroska')
  expect(options[options.indexOf('-protocol_whitelist') + 1]).toBe('file,pipe')
})
