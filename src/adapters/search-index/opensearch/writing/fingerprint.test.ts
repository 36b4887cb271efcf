import { expect, test } from 'vitest'
import type { IndexTerm } from '#features/search/domain.ts'
import { fingerprint } from './fingerprint.ts'

const terms = Array.from(
  { length: 5_001 },
  (_, at): IndexTerm => ({
    kind: 'word',
    locale: null,
    text: `w${at}`,
    folded: `w${at}`,
    id: '',
    weight: at,
  }),
)

test('the same terms are known again, and any other are not', async () => {
  const known = await fingerprint(terms)
  expect(await fingerprint(terms.map((term) => ({ ...term })))).toBe(known)
  const heavier = terms.map((term) => (term.text === 'w5000' ? { ...term, weight: 1 } : term))
  expect(await fingerprint(heavier)).not.toBe(known)
  expect(await fingerprint(terms.slice(1))).not.toBe(known)
})
