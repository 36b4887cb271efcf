import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkMessages } from '../../src/i18n/check-messages.ts'
import { pseudoLocale, spokenLocales } from '../../src/i18n/locales.ts'
import { argus } from '../../src/sites/argus/argus.ts'
import { bokeh } from '../../src/sites/bokeh/bokeh.ts'
import { readTexts, writtenLocales } from '../../tools/write-message-files.ts'

const root = resolve(import.meta.dirname, '../..')
const sites = [argus, bokeh]

describe.each(sites)('I18N-03: the texts of $name', (site) => {
  test('are complete in every locale that is spoken, with the placeholders and plurals of the language', () => {
    const spoken = spokenLocales.filter((locale) => locale !== pseudoLocale)
    const all = Object.fromEntries(spoken.map((locale) => [locale, readTexts(site.nickname, locale)]))
    expect(checkMessages(all)).toEqual([])
    expect([...spoken].sort()).toEqual(writtenLocales().sort())
  })

  test('name every word of its navigation', () => {
    const { header, aside, footer } = site.navigation
    const groups = [...header.flatMap((entry) => entry.groups), ...footer]
    const labels = [header, aside, groups, groups.flatMap(({ links }) => links)].flatMap((list) =>
      list.map(({ label }) => label),
    )
    const texts = readTexts(site.nickname, 'en-us')
    expect(labels.filter((label) => !(`shell.nav.${label}` in texts))).toEqual([])
  })
})

test('I18N-03: no key is unused', () => {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.') && !path.endsWith('.generated.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  // A key that is put together (`status.${status}.title`) counts as used when its fixed parts stand in the code.
  const patterns = [...code.matchAll(/`([a-z-]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text.replace(/\$\{[^}]*\}|[.*+?^()|[\]\\]/g, (part) => (part.startsWith('${') ? '[^.]+' : `\\${part}`))}$`,
      ),
  )
  const keys = new Set(sites.flatMap(({ nickname }) => Object.keys(readTexts(nickname, 'en-us'))))
  const unused = [...keys].filter(
    (key) => !code.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})

test('the types of the texts are current', () => {
  const outcome = execFileSync(process.execPath, ['tools/generate-message-types.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(outcome).not.toContain('not current')
})
