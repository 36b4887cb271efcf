import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlPart, type MailParts, textPart } from './write-parts.ts'

const parts: MailParts = {
  site: 'argus',
  siteName: 'Argus',
  languageTag: 'en-US',
  direction: 'ltr',
  subject: 'Set a new password',
  body: 'Somebody asked for it.',
  button: { label: 'Set it', link: 'https://example.com/reset?code=a&x=1', orOpen: 'Or open:' },
  note: 'It works once.',
  footer: 'Sent by Argus.',
}

describe('the two parts of a mail', () => {
  test('the text has the sentences in order and the address as it is', () => {
    expect(textPart(parts)).toBe(
      'Argus\n\nSomebody asked for it.\n\nSet it:\nhttps://example.com/reset?code=a&x=1\n\nIt works once.\n\n-- \nSent by Argus.\n',
    )
  })

  test('the HTML has one button, and its address below it', () => {
    const html = htmlPart(parts)
    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(html.match(/href="https:\/\/example\.com\/reset\?code=a&amp;x=1"/g)).toHaveLength(2)
    expect(html).toContain('>https://example.com/reset?code=a&amp;x=1</a>')
  })

  test('a mail may have nothing to press', () => {
    const plain = { ...parts, button: null }
    expect(textPart(plain)).not.toContain('http')
    expect(htmlPart(plain)).not.toContain('<a')
  })

  test.each(['argus', 'bokeh'] as const)('%s looks like itself, also in the dark', (site) => {
    const html = htmlPart({ ...parts, site })
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).not.toBe(htmlPart({ ...parts, site: site === 'argus' ? 'bokeh' : 'argus' }))
  })

  test('no text becomes an element, an attribute or a style', () => {
    const shape = (html: string) =>
      html.match(/<\/?[a-z][^>]*>/g)?.map((tag) => tag.match(/^<\/?[a-z0-9]+/)?.[0])
    const usual = shape(htmlPart(parts))
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('"><img src=x onerror=1>', '</style><b>', "' x=", ''),
        (text, attack) => {
          const words = `${text}${attack}`
          const html = htmlPart({ ...parts, subject: words, body: words, note: words, siteName: words })
          expect(shape(html)).toEqual(usual)
          expect(html).not.toContain('<img')
        },
      ),
    )
  })
})
