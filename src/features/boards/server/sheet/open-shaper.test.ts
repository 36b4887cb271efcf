import { expect, test } from 'vitest'
import type { Shaper } from './open-shaper.ts'
import { openSheetFonts } from './open-sheet-fonts.ts'

const fontsOf = openSheetFonts()

async function shaperOf(text: string): Promise<Shaper> {
  const { plain } = await fontsOf({ site: 'argus', locale: 'en-us', words: { plain: text, strong: '' } })
  const shape = plain.find((face) => face.shape)?.shape
  if (!shape) throw new Error('no face shapes this text')
  return shape
}

const lettersOf = (codes: readonly number[]) => String.fromCodePoint(...codes)

test('Arabic letters are joined, come as they are seen, and are not joined across a joiner that forbids it', async () => {
  const shape = await shaperOf('درر')
  const alone = shape('د', 'right-to-left').map(({ id }) => id)
  const word = shape('حد', 'right-to-left')
  expect(word.map(({ codes }) => lettersOf(codes))).toEqual(['د', 'ح'])
  expect(word.map(({ id }) => id)).not.toContain(alone[0])
  expect(shape('ح\u200cد', 'right-to-left')[0]?.id).toBe(alone[0])
})

test('letters of India stand together as the script has it', async () => {
  const shape = await shaperOf('क्षि')
  const [vowel, both, ...more] = shape('क्षि', 'left-to-right')
  expect(more).toEqual([])
  // The vowel is written behind the letters and drawn before them; all stand for one syllable.
  expect(vowel?.cluster).toBe(both?.cluster)
  expect(lettersOf(vowel?.codes ?? [])).toBe('क्षि')
  expect(shape('क्ष', 'left-to-right').map(({ id }) => id)).toEqual([both?.id])
})

test.each(['ప్రశాంతమైన', 'ਸਿੰਘ', 'സ്ത്രീ', 'রাষ্ট্র'])(
  '%s is shaped without a letter that is missing',
  async (word) => {
    const glyphs = (await shaperOf(word))(word, 'left-to-right')
    expect(glyphs.map(({ id }) => id)).not.toContain(0)
    expect(glyphs.reduce((width, { advance }) => width + advance, 0)).toBeGreaterThan(0)
  },
)
