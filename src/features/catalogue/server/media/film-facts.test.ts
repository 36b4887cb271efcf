import { describe, expect, test } from 'vitest'
import { aspectOf, definitionOf, frameRateOf, readFilmFacts } from './film-facts.ts'

const account = [
  "Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:/a.mov':",
  '  Metadata:',
  '    title           : Stream #0:9: Video: h264, yuv420p, 9x9, 1 fps',
  '                    :     Stream #0:8: Video: h264, yuv420p, 8x8, 1 fps',
  '  Duration: 00:01:02.50, start: 0.000000, bitrate: 24033 kb/s',
  '    Stream #0:0(und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, stereo, fltp, 128 kb/s (default)',
  '    Stream #0:1(und): Video: hevc (Main) (hvc1 / 0x31637668), yuv420p(tv, bt709), 1920x1080 [SAR 1:1 DAR 16:9], 9 kb/s, 23.98 fps, 23.98 tbr, 24k tbn (default)',
  '    Metadata:',
  '      rotate          : 90',
  '    Side data:',
  '      displaymatrix: rotation of -90.00 degrees',
  'Stream mapping:',
  'Output #0, null, to pipe:',
  '    Stream #0:1: Video: hevc, yuv420p, 77x77, 25 fps',
  'frame=  120 fps=0.0 q=-1.0 Lsize=N/A time=00:01:02.46 bitrate=N/A speed=1e+03x',
].join('\n')

describe('the account of a film', () => {
  test('is read whole', () => {
    expect(readFilmFacts(account, 'mov')).toEqual({
      container: 'mov',
      durationMs: 62_500,
      width: 1080,
      height: 1920,
      framesPerSecond: 23.98,
      frameRate: '23.98',
      definition: 'hd',
      aspect: '9:16',
      codec: 'hevc',
      rotation: 90,
      hasSound: true,
    })
  })

  test('without a length counts what was read', () => {
    const unsaid = account.replace(/Duration: [\d:.]+/, 'Duration: N/A')
    expect(readFilmFacts(unsaid, 'webm')?.durationMs).toBe(62_460)
  })

  test('of sound with a cover is none of a film', () => {
    const sound = account.replace(
      /^ {4}Stream #0:1.*$/m,
      '    Stream #0:1: Video: mjpeg, yuvj420p, 500x500, 90k tbr (attached pic)',
    )
    expect(readFilmFacts(sound, 'mp4')).toBeNull()
  })
})

test.each([
  [1280, 720, 'hdweb'],
  [720, 1280, 'hdweb'],
  [1920, 1080, 'hd'],
  [1920, 800, 'hd'],
  [3840, 2160, '4k'],
  [4096, 1716, '4k'],
  [720, 576, 'sd'],
] as const)('%d x %d is sold as %s', (width, height, definition) => {
  expect(definitionOf({ width, height })).toBe(definition)
})

test.each([
  [23.976, '23.98'],
  [24, '24'],
  [29.97, '29.97'],
  [59.94, '59.94'],
  [15, null],
  [120, null],
  [Number.NaN, null],
])('%d frames a second are found under %s', (measured, rate) => {
  expect(frameRateOf(measured)).toBe(rate)
})

test.each([
  [1920, 1080, '16:9'],
  [854, 480, '16:9'],
  [1080, 1920, '9:16'],
  [1000, 300, '10:3'],
])('%d x %d has the shape %s', (width, height, aspect) => {
  expect(aspectOf({ width, height })).toBe(aspect)
})
