import { useVisit } from '#visit/visit-context.tsx'
import type { BoardCalls } from '../desk/board-calls.ts'
import { chooseCalls } from '../desk/choose-calls.ts'

/** The seed's calls in the spelling that the page's flag says (BOARD-01). */
export function useBoardCalls(): BoardCalls {
  return chooseCalls(useVisit(), 'boards/board')
}
