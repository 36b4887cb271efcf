import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { compileMessages } from './compile-message.ts'
import type { Translate } from './messages.ts'
import {
  TranslateProvider,
  useFormats,
  useRichTranslate,
  useSpokenLocale,
  useTranslate,
} from './translate-context.tsx'

const messages = compileMessages({
  'test.count': '{count, plural, one {# Bild} other {# Bilder}}',
  'test.accept': 'Lies die <terms><b>AGB</b> von {name}</terms> <em>genau</em>.',
})

// The keys of this test are not in the catalogue, so its hooks are told of their own.
const useTestTranslate = useTranslate as unknown as () => Translate<{
  'test.count': { count: number }
  'test.gone': undefined
}>
const useTestRichTranslate = useRichTranslate as unknown as () => (
  key: string,
  values: object,
  tags: Record<string, (inside: ReactNode) => ReactNode>,
) => ReactNode

function Counter() {
  const t = useTestTranslate()
  const formats = useFormats()
  return (
    <p lang={useSpokenLocale()}>
      {t('test.count', { count: 1200 })}, {formats.number(0.5)}
    </p>
  )
}

function Acceptance() {
  const rich = useTestRichTranslate()
  return (
    <p>
      {rich(
        'test.accept',
        { name: '<Ann>' },
        {
          terms: (inside) => <a href="/eula">{inside}</a>,
          b: (inside) => <strong>{inside}</strong>,
        },
      )}
    </p>
  )
}

function Gone() {
  return useTestTranslate()('test.gone')
}

describe('I18N-03: texts in React', () => {
  test('texts and formats are those of the locale around a component', () => {
    const html = renderToStaticMarkup(
      <TranslateProvider locale="de" messages={messages}>
        <Counter />
      </TranslateProvider>,
    )
    expect(html).toBe('<p lang="de">1.200 Bilder, 0,5</p>')
  })

  test('tags become elements, values stay text, and a tag without an element leaves its text', () => {
    const html = renderToStaticMarkup(
      <TranslateProvider locale="de" messages={messages}>
        <Acceptance />
      </TranslateProvider>,
    )
    expect(html).toBe('<p>Lies die <a href="/eula"><strong>AGB</strong> von &lt;Ann&gt;</a> genau.</p>')
  })

  test('I18N-02: a missing key is reported while rendering', () => {
    const onMissing = vi.fn()
    const html = renderToStaticMarkup(
      <TranslateProvider locale="en-us" messages={messages} onMissing={onMissing}>
        <Gone />
      </TranslateProvider>,
    )
    expect(html).toBe('JS translation missing: test.gone')
    expect(onMissing).toHaveBeenCalledWith('test.gone')
  })

  test('a component outside the provider says what is wrong', () => {
    expect(() => renderToStaticMarkup(<Counter />)).toThrow('There is no TranslateProvider')
  })
})
