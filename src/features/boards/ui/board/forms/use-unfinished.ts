import { useRef, useState } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import type { Standing } from './left-texts.ts'
import { noPicks, settlePicks } from './settle-picks.ts'
import { isUnsaved, openWrittenDrafts } from './written-drafts.ts'

/** A comment that has not been sent: on an asset, with its title if it is known, or on the board as a whole. */
export type BegunComment = Readonly<{ thread: AssetId | null; text: string; title: string }>

/** What somebody has picked and begun to write. It outlives other pages of the same board, and nothing else. */
export function useUnfinished() {
  const [{ picked, standing }, setPicks] = useState(noPicks)
  const [drafts, setDrafts] = useState<Readonly<Record<string, BegunComment>>>({})
  const [written] = useState(openWrittenDrafts)
  /** The latest revision at which it was asked where everything stands, and the latest that was shown. */
  const asked = useRef(-1)
  const shown = useRef(-1)
  const begunComments = Object.values(drafts).filter(({ text }) => text.trim() !== '')

  function setPicked(next: ReadonlySet<AssetId> | ((before: ReadonlySet<AssetId>) => ReadonlySet<AssetId>)) {
    setPicks((before) => ({
      ...before,
      picked: typeof next === 'function' ? next(before.picked) : next,
    }))
  }

  /** Of the comments on one asset, or on the board as a whole. */
  function setDraft(draft: BegunComment) {
    setDrafts((before) => ({ ...before, [draft.thread ?? '']: draft }))
  }

  /** A comment was sent or let go; what has been written since stays. */
  function dropDraft(thread: AssetId | null, sent: string) {
    const key = thread ?? ''
    setDrafts((before) => {
      const { [key]: dropped, ...others } = before
      return dropped?.text === sent ? others : before
    })
  }

  /** What is not there any more is not picked any more. What is older than the page says nothing of what was picked on it. */
  function settleStanding(next: Standing) {
    if (next.revision >= shown.current) setPicks((before) => settlePicks(before, next))
  }

  return {
    ...{ picked, setPicked, written, standing, asked, shown, settleStanding },
    draftOf: (thread: AssetId | null) => drafts[thread ?? '']?.text ?? '',
    begunComments,
    hasDrafts: () =>
      begunComments.length > 0 || [...written.read().values()].some(({ draft }) => isUnsaved(draft)),
    setDraft,
    dropDraft,
  }
}

export type Unfinished = ReturnType<typeof useUnfinished>
