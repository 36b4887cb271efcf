import type { AssetId } from '#features/catalogue/domain.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Match } from '../index-question.ts'
import type { Analyzer } from './analyzer.ts'
import { languageOf } from './language-code.ts'
import type { PhraseNode, PhraseTree } from './phrase-tree.ts'
import { type PlannedWord, type Planning, planPrefix, planQuote, planWords } from './plan-words.ts'
import { mostPhraseWords } from './read-phrase.ts'
import type { Thesaurus } from './thesaurus.ts'

export type PlannedMatch = Readonly<{
  /** Null when no word was said. */
  match: Match | null
  ids: readonly AssetId[]
  /** In the order in which they were typed. */
  words: readonly PlannedWord[]
  ignored: readonly string[]
}>

export type LanguageRules = Readonly<{ analyzer: Analyzer; thesaurus: Thesaurus }>

export type PlanOptions = Readonly<{
  /** Whether the last word may still be growing. */
  isTyping?: boolean
}>

/**
 * What to ask the index for a phrase: for each word, or for words that name one thing together, the best of its readings.
 * Words that only hold a sentence together are left out, unless there is nothing else.
 */
export function planMatch(
  tree: PhraseTree,
  locale: Locale,
  rules: LanguageRules,
  { isTyping = false }: PlanOptions = {},
): PlannedMatch {
  const plan = (keepsStopWords: boolean) => {
    const planning: Planning = {
      ...rules,
      locale,
      code: languageOf(locale),
      growing: isTyping && tree.root ? lastWord(tree.root) : null,
      keepsStopWords,
      room: mostPhraseWords,
      words: [],
      ignored: [...tree.ignored],
    }
    const match = tree.root ? planNode(tree.root, planning, false) : null
    return { match, ids: tree.ids, words: planning.words, ignored: planning.ignored }
  }
  const planned = plan(false)
  return planned.match === null && planned.words.length > 0 ? plan(true) : planned
}

function planNode(node: PhraseNode, planning: Planning, isNegated: boolean): Match | null {
  switch (node.kind) {
    case 'word':
      return joinMatches('all', planWords([node], planning, isNegated))
    case 'prefix':
      return planPrefix(node, planning, isNegated)
    case 'quote':
      return planQuote(node, planning, isNegated)
    case 'all':
      return joinMatches('all', planAll(node.of, planning, isNegated))
    case 'any':
      return joinMatches(
        'any',
        node.of.map((part) => planNode(part, planning, isNegated)),
      )
    case 'not': {
      const match = planNode(node.node, planning, !isNegated)
      return match && { kind: 'not', match }
    }
  }
}

/** Words side by side are looked at together: they may name one thing. */
function planAll(nodes: readonly PhraseNode[], planning: Planning, isNegated: boolean) {
  const matches: (Match | null)[] = []
  for (let at = 0; at < nodes.length; ) {
    const run = wordsFrom(nodes, at)
    if (run.length > 0) matches.push(...planWords(run, planning, isNegated))
    else {
      const node = nodes[at]
      if (node) matches.push(planNode(node, planning, isNegated))
    }
    at += Math.max(1, run.length)
  }
  return matches
}

function wordsFrom(nodes: readonly PhraseNode[], start: number) {
  const run: (PhraseNode & { kind: 'word' })[] = []
  for (const node of nodes.slice(start)) {
    if (node.kind !== 'word') break
    run.push({ ...node, kind: 'word' })
  }
  return run
}

function joinMatches(kind: 'all' | 'any', matches: readonly (Match | null)[]): Match | null {
  const of = matches.filter((match) => match !== null)
  return of.length > 1 ? { kind, of } : (of[0] ?? null)
}

/** The word at the very end, if the phrase ends with one that is wanted. */
function lastWord(node: PhraseNode): string | null {
  if (node.kind === 'word') return node.text
  const last = node.kind === 'all' || node.kind === 'any' ? node.of.at(-1) : undefined
  return last ? lastWord(last) : null
}
