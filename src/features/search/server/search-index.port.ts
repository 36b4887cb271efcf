import type { AssetId } from '#features/catalogue/domain.ts'
import type { IndexEntry } from '../domain/index-entry.ts'
import type {
  Answer,
  FacetCount,
  GroupAnswer,
  GroupQuestion,
  IndexTerm,
  Question,
  RelatedQuestion,
  SimilarAnswer,
  SimilarQuestion,
  SpellingAnswer,
  SpellingQuestion,
  SuggestQuestion,
} from '../domain/index-question.ts'

/** A place in the change feed of the catalogue, as the follower writes it. The index only keeps it. */
export type IndexPosition = string

/** Thrown when the index has nothing to answer from yet, or cannot be reached: the page says so, nothing is lost. */
export class IndexUnavailable extends Error {}

/** Asks the index. Answers hold ids alone: rows come from the database, so a stale index leaks nothing. */
export type SearchIndex = {
  search(question: Question): Promise<Answer>
  group(question: GroupQuestion): Promise<GroupAnswer>
  similar(question: SimilarQuestion): Promise<SimilarAnswer>
  /** The most typical first; the count is of all that is found. */
  related(question: RelatedQuestion): Promise<readonly FacetCount[]>
  /** Begins with what was typed, or has a word that does; the heaviest first. */
  suggest(question: SuggestQuestion): Promise<readonly IndexTerm[]>
  spell(question: SpellingQuestion): Promise<SpellingAnswer>
  /** Never fails: what is wrong stands in the detail. */
  health(): Promise<IndexHealth>
  close(): Promise<void>
}

export type IndexHealth = Readonly<{
  isReady: boolean
  assets: number
  position: IndexPosition | null
  /** One line for operators. */
  detail: string
}>

export type IndexChanges = Readonly<{
  entries: readonly IndexEntry[]
  gone: readonly AssetId[]
  /** Where the feed stands when these are in. */
  position: IndexPosition
}>

/** Writes the index. One writer at a time; the same changes twice do no harm. */
export type IndexWriter = {
  /** The position up to which everything would be there after a crash; null when the index must be built anew. */
  checkpoint(): Promise<IndexPosition | null>
  /**
   * Whether what an earlier writer left at the checkpoint may answer until there is something newer. One that was made
   * from another database may not, and an engine of this process shows nothing of it before it is told.
   */
  judgeFound(mayAnswer: boolean): Promise<void>
  /** False where what was written is no longer kept, whoever took it away: it must be built anew. */
  isThere(): Promise<boolean>
  /** Answered when the changes can be found. */
  apply(changes: IndexChanges): Promise<void>
  /** Replaces all terms. Those before may be proposed for some seconds more. */
  keepTerms(terms: readonly IndexTerm[]): Promise<void>
  /** Builds another index aside, while the old one answers. */
  rebuild(): Promise<Rebuilding>
  close(): Promise<void>
}

export type Rebuilding = {
  add(entries: readonly IndexEntry[]): Promise<void>
  /** From now on the new one answers, and the old one is gone. */
  finish(position: IndexPosition): Promise<void>
  abandon(): Promise<void>
}
