import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import type { AnyLocale } from '#i18n/locales.ts'
import type { Face } from './open-font-family.ts'
import { openSheetFonts } from './open-sheet-fonts.ts'
import { splitIntoRuns } from './text-runs.ts'

const fontsOf = openSheetFonts()

const texts: readonly (readonly [AnyLocale, string])[] = [
  ['ja', '夜明けの海辺、北海道「冬」'],
  ['ko', '서울의 밤거리와 한강'],
  ['zh-hk', '清晨的海邊與舊燈塔，香港'],
  ['en-us', '上海的旧灯塔，简体'],
  ['th', 'ที่นี่เป็นน้ำตก ฿'],
  ['ru', 'Тихое утро, объём'],
  ['uk', 'Їжак і ґанок'],
  ['vi', 'Buổi sáng bên bờ biển Đà Nẵng'],
  ['cs', 'Příliš žluťoučký kůň'],
  ['pl', 'Zażółć gęślą jaźń'],
  ['tr', 'Şişli, İzmir, ğı'],
  ['hu', 'Árvíztűrő tükörfúrógép'],
  ['ro', 'Ștefan și țara'],
  ['en-us', 'Ήσυχο πρωί'],
  ['en-us', 'صباحٌ هادئ، الإسكندرية ٢٠٢٦ ۱۲۳ می\u200cخواهم ٹھیک'],
  ['en-us', 'שָׁלוֹם עֲלֵיכֶם, ש״ח'],
  ['en-us', 'क्षत्रिय ज्ञान राष्ट्र। र्कि १२३'],
  ['en-us', 'কৃষ্ণচূড়া রাষ্ট্র দৃষ্টি'],
  ['en-us', 'ஸ்ரீ கௌரி கோயில்'],
  ['en-us', 'ప్రశాంతమైన లక్ష్మి'],
  ['en-us', 'ક્ષત્રિય રાષ્ટ્ર'],
  ['en-us', 'ਅੰਮ੍ਰਿਤਸਰ ਸਿੰਘ'],
  ['en-us', 'ಜ್ಞಾನ ಲಕ್ಷ್ಮಿ'],
  ['en-us', 'കടൽത്തീരത്ത് സ്ത്രീ'],
  ['en-us', 'ព្រឹកស្ងប់ស្ងាត់ ស្ត្រី ១២៣'],
  ['en-us', 'ເຊົ້າທີ່ງຽບສະຫງົບ ນ້ຳ ໑໒໓'],
  ['en-us', 'တိတ်ဆိတ်သောနံနက်ခင်း ကျွန်ုပ် ၁၂၃။'],
  ['en-us', 'ශ්\u200dරී ක්\u200dෂේත්\u200dරය'],
  ['en-us', '😀 👨\u200d👩\u200d👧\u200d👦 👍🏽 🇩🇪 1️⃣ ❤️\u200d🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☺'],
]

/** The glyphs that are taken: by our shaper, or by the writer of PDF, which reads fonts in its own way. 0 stands for none. */
function glyphsOf({ font, shape }: Face, text: string): readonly number[] {
  if (shape) return shape(text, 'left-to-right').map(({ id }) => id)
  const doc = new PDFDocument()
  doc.font(Buffer.from(font))
  const { _font } = doc as unknown as {
    _font: { font: { layout(text: string): { glyphs: { id: number; advanceWidth: number }[] } } }
  }
  return _font.font.layout(text).glyphs.map(({ id }) => id)
}

describe.each(['argus', 'bokeh'] as const)('the faces of %s', (site) => {
  test.each(texts)('have every character that %s writes: %s', async (locale, text) => {
    const fonts = await fontsOf({ site, locale, words: { plain: text, strong: text } })
    for (const faces of [fonts.plain, fonts.strong])
      for (const run of splitIntoRuns(text, faces)) {
        expect(run.face, run.text).not.toBeNull()
        if (run.face) expect(glyphsOf(run.face, run.shown)).not.toContain(0)
      }
  })
})

test('only the files that a text needs are opened, the plainest first', async () => {
  const fonts = await fontsOf({ site: 'argus', locale: 'de', words: { plain: 'Köln', strong: 'Łódź' } })
  expect(fonts.plain.map(({ name }) => name)).toEqual(['source-sans-3-latin-400'])
  expect(fonts.strong.map(({ name }) => name)).toEqual([
    'source-sans-3-latin-600',
    'source-sans-3-latin-ext-600',
  ])
})

test.each([
  ['سلام', ['noto-sans-arabic-arabic-400']],
  ['नमस्ते।', ['noto-sans-devanagari-devanagari-400']],
  ['ঢাকা।', ['noto-sans-bengali-bengali-400']],
  ['🇩🇪', ['noto-emoji-0-400']],
  ['❤️\u200d🔥', ['noto-emoji-9-400']],
  ['1 👍', ['source-sans-3-latin-400', 'noto-emoji-9-400']],
])('%s needs no more than %j', async (text, names) => {
  const { plain } = await fontsOf({ site: 'argus', locale: 'de', words: { plain: text, strong: '' } })
  expect(plain.map(({ name }) => name)).toEqual(names)
})

test('an emoji that is drawn as one is one glyph', async () => {
  for (const emoji of ['👨\u200d👩\u200d👧\u200d👦', '👍🏽', '🇩🇪', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🧑🏻\u200d❤️\u200d🧑🏿']) {
    const { plain } = await fontsOf({ site: 'argus', locale: 'de', words: { plain: emoji, strong: '' } })
    const glyphs = splitIntoRuns(emoji, plain).map(({ shown, face }) => face && glyphsOf(face, shown).length)
    expect(glyphs).toEqual([1])
  }
})

test.each([
  ['ja', 'noto-sans-jp'],
  ['ko', 'noto-sans-kr'],
  ['zh-hk', 'noto-sans-tc'],
  ['de', 'noto-sans-jp'],
] as const)('a character of several languages is drawn for %s by %s', async (locale, family) => {
  const { plain } = await fontsOf({ site: 'bokeh', locale, words: { plain: '直', strong: '' } })
  expect(plain.map(({ name }) => name.replace(/-\d+-400$/, ''))).toEqual([family])
})

test('what no face has is left over', async () => {
  const { plain } = await fontsOf({ site: 'argus', locale: 'de', words: { plain: 'a\u{10330}', strong: '' } })
  expect(splitIntoRuns('a\u{10330}', plain).map(({ face }) => face === null)).toEqual([false, true])
})
