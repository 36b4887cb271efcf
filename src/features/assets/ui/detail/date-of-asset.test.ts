import { expect, test } from 'vitest'
import { createFormats } from '#i18n/formats.ts'
import { dateOfAsset } from './date-of-asset.ts'

test.each([
  ['the day in the language of the page', '2005-08-09', '', 'de', '9. August 2005'],
  ['a label that is a day', null, '2005-08-09', 'en-us', 'August 9, 2005'],
  ['the words of the record', '1890-01-01', 'about 1890', 'en-us', 'about 1890'],
  ['nothing where nothing is known', null, '', 'en-us', ''],
] as const)('a date is %s', (_, createdOn, dateLabel, locale, text) =>
  expect(dateOfAsset({ createdOn, dateLabel }, createFormats(locale))).toBe(text),
)
