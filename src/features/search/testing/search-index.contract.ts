import { describe } from 'vitest'
import type { OpenIndex } from './ask-index.ts'
import { indexComparisonContract } from './index-comparison.contract.ts'
import { indexFacetsContract } from './index-facets.contract.ts'
import { indexLikenessContract } from './index-likeness.contract.ts'
import { indexPagesContract } from './index-pages.contract.ts'
import { indexTermsContract } from './index-terms.contract.ts'
import { indexTroubleContract } from './index-trouble.contract.ts'
import { indexWordsContract } from './index-words.contract.ts'
import { indexWritingContract } from './index-writing.contract.ts'

/** What every search index promises. `open` gives an empty one that nobody else uses. */
export function describeSearchIndex(name: string, open: OpenIndex): void {
  describe(`the search index, ${name}`, () => {
    describe('writing', () => indexWritingContract(open))
    describe('words', () => indexWordsContract(open))
    describe('filters, totals and facets', () => indexFacetsContract(open))
    describe('orders, pages and groups', () => indexPagesContract(open))
    describe('likeness', () => indexLikenessContract(open))
    describe('terms', () => indexTermsContract(open))
    describe('hostile questions', () => indexTroubleContract(open))
    describe('beside the oracle', () => indexComparisonContract(open))
  })
}
