import { type FormEvent, type ReactNode, useState } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { afterPaint } from '#visit/after-paint.ts'
import type { FormState } from '#visit/page-contract.ts'
import type { BoardAsset } from '../../domain/board.ts'
import { emptyForm, wholeForm } from '../../domain/board-page.ts'
import { announceBoards } from '../desk/board-events.ts'
import { addAssets, callBoards, orderAssets, removeAssets, setNote } from './board-calls.ts'
import { failureText } from './board-texts.ts'
import { formCall } from './form-call.ts'
import { followerOf, runsOf } from './move-in-order.ts'
import type { BoardPageState } from './use-board-page.ts'

/** Something to say at the head of the page, perhaps with a way back. */
export type Notice = Readonly<{
  tone: 'success' | 'danger'
  text: ReactNode
  undo?: () => Promise<void>
}>

/** Where a failure of each kind stands. */
const fieldOf: Readonly<Record<string, string>> = { name: 'name', text: 'text', email: 'email' }

/** Forms whose text is used up once it is sent. */
const usedUp = new Set(['comment', 'invite'])

/** What the header's menu shows too. */
const menuChanges = new Set(['change', 'default'])

export type BoardActions = ReturnType<typeof useBoardActions>

/** Everything that changes the board from its page, with the notices that come of it. */
export function useBoardActions({ page, refresh }: BoardPageState) {
  const t = useTranslate()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [form, setForm] = useState<FormState | null>(null)
  const [moved, setMoved] = useState<{ of: unknown; ids: readonly AssetId[] } | null>(null)
  const { board, assets, firstId, nextId } = page
  const ids = moved?.of === assets ? moved.ids : assets.map(({ id }) => id)

  function fail(failure: string) {
    setNotice({ tone: 'danger', text: failureText(t, failure) })
  }

  async function submit(sent: Readonly<Record<string, string>>, element: HTMLFormElement) {
    const call = formCall(sent, { boardId: board.id, firstId })
    if (call === null) return
    const outcome = await callBoards(call)
    if (!outcome.ok) {
      const field = fieldOf[outcome.failure.split('-')[0] ?? ''] ?? wholeForm
      setForm({ typed: sent, errors: { [field]: outcome.failure } })
      if (field === wholeForm) fail(outcome.failure)
      return
    }
    setForm(emptyForm)
    setNotice(null)
    if (usedUp.has(sent.action ?? '')) element.reset()
    if (menuChanges.has(sent.action ?? '')) announceBoards('boards-menu-reload', null)
    await refresh()
    shutAround(element)
  }

  /** One listener for all forms of the page, also for those in its dialogs. */
  function onSubmit(event: FormEvent<HTMLElement>) {
    const element = event.target
    if (!(element instanceof HTMLFormElement)) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const sent = textsIn(new FormData(element, submitter))
    const { action = '', asset = '' } = sent
    if (action === 'remove') {
      event.preventDefault()
      void remove([asset])
      return
    }
    if (formCall(sent, { boardId: board.id, firstId }) === null) return
    event.preventDefault()
    void submit(sent, element)
  }

  async function remove(removed: readonly AssetId[]) {
    const gone = assets.filter(({ id }) => removed.includes(id))
    const runs = runsOf(ids, removed, nextId)
    const outcome = await removeAssets(board.id, removed)
    if (!outcome.ok) return fail(outcome.failure)
    setNotice({
      tone: 'success',
      text: t('boards.board.removed', { count: gone.length }),
      undo: () => putBack(gone, runs),
    })
    announceBoards('boards-updated', { boardId: board.id, added: [], removed })
    await refresh()
    afterPaint(focusUndo)
  }

  /** As they were: in their places, with their notes. */
  async function putBack(gone: readonly BoardAsset[], runs: ReturnType<typeof runsOf<AssetId>>) {
    const outcome = await addAssets(
      board.id,
      gone.map(({ id }) => id),
    )
    if (!outcome.ok) return fail(outcome.failure)
    for (const run of runs.toReversed()) await orderAssets(board.id, run.ids, run.before)
    for (const { id, note } of gone) if (note !== '') await setNote(board.id, id, note)
    setNotice(null)
    announceBoards('boards-updated', { boardId: board.id, added: gone.map(({ id }) => id), removed: [] })
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

  return { notice, setNotice, form: form ?? page.form, ids, fail, onSubmit, remove, move }
}

function textsIn(data: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** The button that was pressed is gone with its card. */
function focusUndo(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-undo]')?.focus()
}

/** What was opened to change something shuts once that is done; the focus stays on what opened it. */
function shutAround(element: HTMLElement): void {
  const opened = element.closest('details')
  if (!opened) return
  const hadFocus = opened.contains(document.activeElement)
  opened.open = false
  if (hadFocus) opened.querySelector('summary')?.focus()
}
