import type { BoardRole } from '../../domain/board-permissions.ts'
import type { BoardsNeeds, Person } from '../needs.ts'
import { nameBefore } from '../read-summaries.ts'

/** How people are called before somebody of that role; empty for those whose account is closed. */
export async function namesOf(
  { readPeople }: Pick<BoardsNeeds, 'readPeople'>,
  role: BoardRole,
  accountIds: readonly string[],
): Promise<(accountId: string) => string> {
  const wanted = [...new Set(accountIds)]
  const people = wanted.length > 0 ? await readPeople(wanted) : new Map<string, Person>()
  return (accountId) => nameBefore(role, people.get(accountId))
}
