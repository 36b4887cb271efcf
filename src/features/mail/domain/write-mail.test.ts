import { describe, expect, test } from 'vitest'
import { spokenLocales } from '#i18n/locales.ts'
import { mailTexts } from '../server/mail-texts.ts'
import type { Mail, TemplateName } from './mail.ts'
import { templates } from './templates.data.ts'
import { writeMail } from './write-mail.ts'

const link = 'https://www.example.com/verify-email?code=abc'
const everyValue = {
  link,
  username: 'mia.m',
  device: 'Firefox, Windows',
  when: new Date('2026-11-15T13:05:00Z'),
  inviter: 'Mia',
  team: 'Herbst & Söhne',
  board: 'Cover options, July',
  role: 'comment',
  expires: 'yes',
  until: new Date('2026-12-15T13:05:00Z'),
}
const names = Object.keys(templates) as TemplateName[]

function write(template: TemplateName, locale: Mail['locale'], values: object = everyValue) {
  const mail = { to: 'x@example.com', site: 'bokeh', locale, template, values } as unknown as Mail
  return writeMail(mail, { ...mailTexts(locale), siteName: () => 'Bokeh' })
}

describe.each(spokenLocales)('mails in %s', (locale) => {
  test.each(names)('%s can be read, and has its link in both parts', (template) => {
    const { subject, text, html } = write(template, locale)
    expect(subject).toMatch(/\S/)
    expect(`${subject}${text}${html}`).not.toMatch(/missing|undefined|\{[a-z]+\}/)
    expect(text).toContain('Bokeh')
    expect(text.includes(link)).toBe('link' in templates[template])
    expect(html.includes(`href="${link}"`)).toBe('link' in templates[template])
  })
})

test('a locale without texts of its own is answered in English', () => {
  expect(write('forgot-username', 'fi').subject).toBe('Your user name')
  expect(write('forgot-username', 'fi').html).toContain('lang="en-US"')
})

test('the user name stands there to be copied', () => {
  for (const locale of ['en-us', 'de'] as const) {
    expect(write('forgot-username', locale).text).toMatch(/ mia\.m\n/)
  }
})

test('the moment of a sign-in is told in the language of the mail', () => {
  expect(write('new-device', 'en-us').text).toContain('November 15, 2026, 1:05 PM UTC')
  expect(write('new-device', 'de').text).toContain('15. November 2026, 13:05 UTC')
})

test('a name can put neither a second header nor an element into a mail', () => {
  const inviter = 'Mia\r\nBcc: all@example.com\r\n\r\n<b onclick="x">'
  const { subject, html } = write('team-invitation', 'en-us', { ...everyValue, inviter })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toContain('<b onclick')
  expect(html).not.toContain('all@example.com')
})

test.each([
  ['yes', 'until December 15, 2026'],
  ['no', 'no end date'],
])('an invitation to a board says what one may do and how long (expires: %s)', (expires, words) => {
  const { text } = write('board-invitation', 'en-us', { ...everyValue, expires })
  expect(text).toContain('You can see it and comment.')
  expect(text).toContain(words)
})

test('a mail that lacks a value is not written', () => {
  expect(() => write('team-invitation', 'de', { link })).toThrow('"inviter"')
})
