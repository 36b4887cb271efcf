import { expect, test } from 'vitest'
import { createTranslate } from '#i18n/messages.ts'
import { readMessages } from '../../../../../tools/write-message-files.ts'
import { wishedIds } from './wished-ids.ts'

function assets(count: number) {
  return Array.from({ length: count }, (_, at) => ({ id: String(1_000_000_000 + at) }))
}

test('BOARD-04: the address of sign-in says what will be saved', () => {
  expect(wishedIds([{ id: '7' }, { id: '8' }])).toBe('7,8')
})

test('BOARD-04: it does not grow beyond what a server takes, however much is picked', () => {
  const said = wishedIds(assets(1_300))
  expect(said.split(',')).toEqual(assets(200).map(({ id }) => id))
  expect(encodeURIComponent(said).length).toBeLessThan(3_000)
})

test.each([
  ['en-us', 'your selection'],
  ['de', 'Ihre Auswahl'],
  ['ja', '選択したもの'],
] as const)('BOARD-04: of so many no number is told, since there may be more: %s', (locale, words) => {
  const t = createTranslate(locale, readMessages('argus', locale))
  for (const way of ['signIn', 'register'] as const) {
    expect(t(`accounts.saveReason.${way}`, { count: 200, title: 'Wave' })).toContain(words)
    expect(t(`accounts.saveReason.${way}`, { count: 199, title: 'Wave' })).toContain('199')
  }
})
