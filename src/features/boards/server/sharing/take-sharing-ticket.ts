import { failure, type Result, success } from '#kernel/result.ts'
import { sharingLimits } from '../../domain/invitation-terms.data.ts'
import type { BoardsNeeds, TooMany } from '../needs.ts'

/** Taken before the change: its transaction needs no second connection meanwhile. */
export async function takeSharingTicket(
  { takeTicket }: Pick<BoardsNeeds, 'takeTicket'>,
  name: keyof typeof sharingLimits,
  key: string,
): Promise<Result<null, TooMany>> {
  const seconds = await takeTicket(`boards.${name}`, key, sharingLimits[name])
  return seconds === null ? success(null) : failure({ tooMany: seconds })
}
