import type { Endpoint } from '#platform/endpoint.ts'
import type { Boards } from '../open-boards.ts'
import { boardCalls } from './board.endpoint.ts'
import { boardAnswers } from './board-answers.ts'
import { legacyCalls } from './legacy.endpoint.ts'
import { recentCalls } from './recent.endpoint.ts'
import { toolboxCalls } from './toolbox.endpoint.ts'

/** The seed's calls in both spellings over one implementation, and ours beside them (api.md, "collaboration"). */
export function collaborationCalls(needs: { readonly boards: Boards }): readonly Endpoint[] {
  const answers = boardAnswers(needs.boards)
  return [...legacyCalls(answers), ...toolboxCalls(answers), ...boardCalls(needs), ...recentCalls(needs)]
}
