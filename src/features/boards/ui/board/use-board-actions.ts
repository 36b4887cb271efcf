import { type FormEvent, type ReactNode, useState } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { afterPaint } from '#visit/after-paint.ts'
import type { FormState } from '#visit/page-contract.ts'
import { type BoardDoneWord, emptyForm, wholeForm } from '../../domain/board-page.ts'
import { announceBoards } from '../desk/board-events.ts'
import { missingOf } from '../desk/save-news.ts'
import { type BoardCall, callBoards, orderAssets, wordOf } from './board-calls.ts'
import { failureText } from './board-texts.ts'
import { followerOf } from './cards/move-in-order.ts'
import { forgetSent } from './forms/forget-sent.ts'
import { formCall } from './forms/form-call.ts'
import { cardSelector, focusSoon, gridSelector, headingSelector } from './forms/return-focus.ts'
import { shutAround } from './forms/shut-form.ts'
import { useUnderWay } from './forms/under-way.ts'
import type { Unfinished } from './forms/use-unfinished.ts'
import { settleSent, type WrittenKey } from './forms/written-drafts.ts'
import { useBoardCalls } from './use-board-calls.ts'
import type { BoardPageState } from './use-board-page.ts'

/** Something to say at the head of the page, perhaps with a way back. */
export type Notice = Readonly<{
  tone: 'success' | 'danger'
  text: ReactNode
  /** Where it has happened, if not here. */
  href?: string
  undo?: () => Promise<void>
}>

/** Where a failure of each kind stands. */
const fieldOf: Readonly<Record<string, string>> = { name: 'name', text: 'text', email: 'email' }

/** What is said of each form once it is done, as without script. A new link is told of beside it. */
const doneWords: Readonly<Record<string, BoardDoneWord>> = {
  change: 'changed',
  default: 'default',
  cover: 'cover',
  note: 'note',
  first: 'moved',
  earlier: 'moved',
  later: 'moved',
  last: 'moved',
  comment: 'commented',
  'delete-comment': 'comment-deleted',
  withdraw: 'withdrawn',
  member: 'member-changed',
  'remove-member': 'member-removed',
  restore: 'restored',
}

/** What the header's menu shows too. */
const menuChanges = new Set(['change', 'default', 'restore'])

export type BoardActions = ReturnType<typeof useBoardActions>

/** Everything that changes the board from its page, with the notices that come of it. */
export function useBoardActions({ page, refresh }: BoardPageState, unfinished: Unfinished) {
  const t = useTranslate()
  const calls = useBoardCalls()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [form, setForm] = useState<FormState | null>(null)
  const [moved, setMoved] = useState<{ of: unknown; ids: readonly AssetId[] } | null>(null)
  const { underWay, once } = useUnderWay()
  const { board, assets, firstId, nextId } = page
  const ids = moved?.of === assets ? moved.ids : assets.map(({ id }) => id)

  function fail(failure: string) {
    setNotice({ tone: 'danger', text: failureText(t, failure) })
  }

  function callOf(sent: Readonly<Record<string, string>>) {
    const around = [page.previousId, ...ids, nextId, page.secondNextId].filter((id) => id !== null)
    return formCall(sent, { boardId: board.id, firstId, around })
  }

  async function submit(sent: Readonly<Record<string, string>>, call: BoardCall, element: HTMLFormElement) {
    setNotice(null)
    if (element.closest('[data-menu]')) shutAround(element)
    const outcome = await callBoards(call)
    if (!outcome.ok) {
      const field = fieldOf[outcome.failure.split('-')[0] ?? ''] ?? wholeForm
      setForm({ typed: sent, errors: { [field]: outcome.failure } })
      if (field === wholeForm) fail(outcome.failure)
      else afterPaint(() => element.querySelector<HTMLElement>(`[name="${field}"]`)?.focus())
      if (outcome.failure === 'changed-meanwhile') await refresh()
      return
    }
    const { action = '' } = sent
    const done = doneWords[action]
    setForm(emptyForm)
    setNotice(done ? { tone: 'success', text: t(`boards.board.done.${done}`) } : null)
    if (action === 'comment') finishComment(sent, element)
    if (action === 'invite') element.reset()
    if (menuChanges.has(action)) announceBoards('boards-menu-reload', null)
    await refresh()
    // Who has written on meanwhile goes on writing.
    if (settleSent(unfinished.written, sent)) shutAround(element)
    // What was pressed may have gone to another page, or for good.
    const beside = action === 'delete-comment' ? ['#beside textarea', '#beside a'] : []
    focusSoon(...beside, gridSelector, headingSelector)
  }

  /** What was written while the answer was waited for is the next comment. */
  function finishComment({ asset, text = '' }: Readonly<Record<string, string>>, element: HTMLFormElement) {
    const field = element.querySelector('textarea')
    unfinished.dropDraft(asset || null, text)
    if (field?.value === text) field.value = ''
  }

  /** One listener for all forms of the page, also for those in its dialogs. */
  function onSubmit(event: FormEvent<HTMLElement>) {
    const element = event.target
    if (!(element instanceof HTMLFormElement)) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const sent = textsIn(new FormData(element, submitter))
    const { action = '', asset = '' } = sent
    const call = callOf(sent)
    const isRemoval = action === 'remove'
    if (call === null && !isRemoval) return
    event.preventDefault()
    // Of several choices in one list, each is sent: dropping one would show what is not so.
    const key = action === 'member' ? `${element.id} ${sent.role}` : element.id
    void once(key, action, async () => {
      if (isRemoval) await remove([asset])
      else if (call) await submit(sent, call, element)
    })
  }

  /** Whether they are gone now. */
  async function remove(removed: readonly AssetId[]): Promise<boolean> {
    setNotice(null)
    const outcome = await calls.remove({ boardId: board.id, assetIds: removed })
    if (!outcome.ok) {
      fail(wordOf(outcome.failure))
      return false
    }
    // What somebody else has taken off at the same time is not ours to put back.
    const { removed: gone, revision } = outcome.value
    if (gone.length > 0) {
      const text = t('boards.board.removed', { count: gone.length })
      const undo = async () => {
        await putBack(gone)
        focusSoon(...gone.map((id) => `${cardSelector(id)} a`), gridSelector)
      }
      setNotice({ tone: 'success', text, undo })
      announceBoards('boards-updated', { boardId: board.id, revision, added: [], removed: gone })
    }
    await refresh()
    // The button that was pressed is gone with its card.
    focusSoon('[data-undo]', gridSelector)
    return true
  }

  /** As they were: in their places, with their notes. */
  async function putBack(gone: readonly AssetId[]) {
    const outcome = await calls.putBack({ boardId: board.id, assetIds: gone })
    if (!outcome.ok) return fail(wordOf(outcome.failure))
    const { revision, added } = outcome.value
    if (added.length > 0)
      announceBoards('boards-updated', { boardId: board.id, revision, added, removed: [] })
    const [missing] = missingOf(outcome.value)
    if (missing) fail(missing.reason)
    else setNotice(null)
    await refresh()
  }

  /** Shown at once; taken back where the server says no. */
  async function move(moving: readonly AssetId[], next: readonly AssetId[]) {
    setMoved({ of: assets, ids: next })
    const inOrder = next.filter((id) => moving.includes(id))
    const outcome = await orderAssets(board.id, inOrder, followerOf(next, moving, nextId))
    if (outcome.ok) return refresh()
    setMoved(null)
    fail(outcome.failure)
  }

  function forgetForm(key: WrittenKey) {
    setForm((before) => forgetSent(before ?? page.form, key))
  }

  return {
    ...{ notice, setNotice, form: form ?? page.form, ids, underWay },
    ...{ fail, onSubmit, remove, putBack, move, forgetForm },
  }
}

function textsIn(data: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
