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
} from '#features/search/domain.ts'
import { findAlike } from '../look/find-alike.ts'
import { openSearcher, type Searcher } from '../query/open-searcher.ts'
import type { View } from '../segment/segment.ts'
import { openTerms, type Terms } from '../terms/open-terms.ts'
import { readNames } from '../writing/names-log.ts'
import type { Publication } from '../writing/publication.ts'
import { unpackTerms } from '../writing/terms-block.ts'
import { gatherPublications } from './gather-publications.ts'

/** Answers from the newest publication. Each call is done before it returns, so a view never changes under it. */
export type Reader = {
  readonly show: (publication: Publication) => void
  readonly view: () => View
  readonly search: (question: Question) => Answer
  readonly group: (question: GroupQuestion) => GroupAnswer
  readonly similar: (question: SimilarQuestion) => SimilarAnswer
  readonly related: (question: RelatedQuestion) => readonly FacetCount[]
  readonly suggest: (question: SuggestQuestion) => readonly IndexTerm[]
  readonly spell: (question: SpellingQuestion) => SpellingAnswer
  /** Opens the terms, so that no question waits for it. */
  readonly prepareTerms: () => void
}

/** Opens searcher and terms when they are first asked for: a reader of one kind never pays for the other. */
export function openReader(): Reader {
  const gathered = gatherPublications()
  let names: { id: string; read: number; lists: Record<string, string[]> } = { id: '', read: 0, lists: {} }
  let open: { readonly view: View; readonly searcher: Searcher } | null = null
  let termsId: string | null = null
  let terms: Terms = openTerms([])

  function opened() {
    if (open) return open
    const log = gathered.latest()?.names
    if (log) {
      if (log.id !== names.id) names = { id: log.id, read: 0, lists: {} }
      readNames(log, names.read, names.lists)
      names.read = log.length
    }
    const view = { parts: gathered.parts(), names: names.lists }
    open = { view, searcher: openSearcher(view) }
    return open
  }

  function openedTerms(): Terms {
    const block = gathered.latest()?.terms ?? null
    if ((block?.id ?? null) !== termsId) {
      terms = openTerms(block ? unpackTerms(block) : [])
      termsId = block?.id ?? null
    }
    return terms
  }

  return {
    show(publication) {
      gathered.take(publication)
      open = null
    },
    view: () => opened().view,
    search: (question) => opened().searcher.search(question),
    group: (question) => opened().searcher.group(question),
    similar(question) {
      const { searcher, view } = opened()
      return question.to.kind === 'subject'
        ? searcher.similarSubject(question, question.to.id)
        : findAlike(searcher, view, question)
    },
    related: (question) => opened().searcher.related(question),
    suggest: (question) => openedTerms().suggest(question),
    spell: (question) => openedTerms().spell(question),
    prepareTerms: () => openedTerms().prepare(),
  }
}
