import type { AssetId, AssetType } from '#features/catalogue/domain.ts'
import type {
  Answer,
  FacetCount,
  Filter,
  GroupAnswer,
  GroupQuestion,
  Question,
  RelatedQuestion,
  SimilarAnswer,
  SimilarQuestion,
} from '#features/search/domain.ts'
import { liveCount } from '../segment/live-places.ts'
import type { Part, View } from '../segment/segment.ts'
import { findRelated } from './find-related.ts'
import { findSimilarSubject } from './find-similar-subject.ts'
import { groupHits } from './group-hits.ts'
import { openInquiry } from './inquiry.ts'
import { openScratch } from './scratch.ts'
import { searchView } from './search-view.ts'

/** Answers from one view. Nothing of it waits, and no question makes it throw. */
export type Searcher = {
  search(question: Question): Answer
  group(question: GroupQuestion): GroupAnswer
  related(question: RelatedQuestion): readonly FacetCount[]
  /** What has the same keywords, people and words. */
  similarSubject(question: SimilarQuestion, id: AssetId): SimilarAnswer
  /** Living places of a part that pass, in ascending order; the array holds until the next question. */
  selectPlaces(part: Part, filters: readonly Filter[], assetType: AssetType): Uint32Array
  /** Living assets. */
  count(): number
}

/** A thread asks one question at a time, so all its searchers share what they write on. */
const scratch = openScratch()

export function openSearcher(view: View): Searcher {
  let living: number | undefined
  return {
    search: (question) => searchView(view, scratch, question),
    group: (question) => groupHits(view, scratch, question),
    related: (question) => findRelated(view, scratch, question),
    similarSubject: (question, id) => findSimilarSubject(view, scratch, question, id),
    selectPlaces(part, filters, assetType) {
      const inquiry = openInquiry(view, scratch, { match: null, filters, assetType })
      const at = view.parts.findIndex(({ segment }) => segment === part.segment)
      const { hits } = inquiry.find(at)
      scratch.giveBackList(hits)
      return hits.places.subarray(0, hits.count)
    },
    count() {
      living ??= view.parts.reduce((sum, part) => sum + liveCount(part), 0)
      return living
    },
  }
}
