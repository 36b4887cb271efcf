import { z } from 'zod'
import { invitationQuery } from '../../calls/call-parts.ts'
import type { Boards } from '../../open-boards.ts'

export type SharingNeeds = { readonly boards: Boards }

export const role = z.enum(['view', 'comment', 'edit'])

export const rowId = z.string().max(100)

/** The page after the one that ended with this id. */
export const pageQuery = invitationQuery.extend({ before: z.string().max(20).optional() })
