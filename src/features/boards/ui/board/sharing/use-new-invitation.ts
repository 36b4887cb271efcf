import { useState } from 'react'
import type { BoardInvitation } from '../../../domain/invitation.ts'

/** The link that was made last while one looks; `isFirstNew`: the foremost was made just before, without script. */
export function useNewInvitation(
  listed: readonly BoardInvitation[],
  isFirstNew: boolean,
): BoardInvitation | null {
  const [known, setKnown] = useState(() => ({
    ids: listed.map(({ id }) => id),
    newId: isFirstNew ? (listed[0]?.id ?? null) : null,
  }))
  const [foremost] = listed
  if (foremost && !known.ids.includes(foremost.id)) {
    setKnown({ ids: [...known.ids, foremost.id], newId: foremost.id })
    return foremost
  }
  return listed.find(({ id }) => id === known.newId) ?? null
}
