import type { PageId } from '#sites/site.ts'
import { type ExperienceFlag, isExperienceActive } from '#visit/experience-flag.ts'
import { boardFlagOf } from '../../domain/board-flags.ts'
import type { BoardCalls } from './board-calls.ts'
import { legacyCalls } from './legacy-calls.ts'
import { toolboxCalls } from './toolbox-calls.ts'

/** FLAG-01, BOARD-01: the page's flag says which spelling its calls have. */
export function chooseCalls(
  visit: { readonly experiences: readonly ExperienceFlag[] },
  page: PageId,
): BoardCalls {
  return isExperienceActive(visit, boardFlagOf(page)) ? toolboxCalls : legacyCalls
}
