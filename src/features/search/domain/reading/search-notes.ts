import type { Family, KnownPerson } from '#features/catalogue/domain.ts'
import type { ReadPart } from './read-naturally.ts'

export type QueryCorrection =
  | Readonly<{
      kind: 'phrase'
      from: string
      to: string
      /** Results are of the corrected phrase; else it is only proposed. */
      isApplied: boolean
    }>
  | Readonly<{ kind: 'family'; from: Family; to: Family }>

/** Several people of one name: results are of all until one is chosen. */
export type Clarification = Readonly<{ name: string; options: readonly KnownPerson[] }>

/** Words that became a filter, and the phrase in which they would stay words. */
export type ExplainedPart = Pick<ReadPart, 'kind' | 'words' | 'days' | 'names' | 'assetType'> &
  Readonly<{ undone: string }>
