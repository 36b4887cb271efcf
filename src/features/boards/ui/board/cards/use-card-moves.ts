import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { AssetId } from '#features/catalogue/domain.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { followPointer } from './follow-pointer.ts'
import { moveTo, placeByKey } from './move-in-order.ts'

type Options = Readonly<{
  ids: readonly AssetId[]
  picked: ReadonlySet<AssetId>
  /** How many stand on the pages before this one, and on all of them. */
  offset: number
  total: number
  titleOf: (id: AssetId) => string
  onMove: (moving: readonly AssetId[], next: readonly AssetId[]) => void
}>

type Held = Readonly<{
  id: AssetId
  by: 'keys' | 'pointer'
  moving: readonly AssetId[]
  ids: readonly AssetId[]
}>

/** Taking a card and putting it elsewhere, by pointer or by keys. Until it is put down, only what is shown changes. */
export function useCardMoves({ ids, picked, offset, total, titleOf, onMove }: Options) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const [said, setSaid] = useState('')

  /** Of several that are picked, all come along. */
  function movingWith(id: AssetId): readonly AssetId[] {
    return picked.has(id) ? ids.filter((each) => picked.has(each)) : [id]
  }

  function placeOf(id: AssetId, order: readonly AssetId[]) {
    return { place: offset + order.indexOf(id) + 1, count: total }
  }

  function take(id: AssetId) {
    setHeld({ id, by: 'keys', moving: movingWith(id), ids })
    setSaid(t('boards.board.move.taken', { title: titleOf(id), ...placeOf(id, ids) }))
  }

  function put({ id, moving, ids: next }: Held) {
    setHeld(null)
    setSaid(t('boards.board.move.put', { title: titleOf(id), ...placeOf(id, next) }))
    if (next.some((each, at) => each !== ids[at])) onMove(moving, next)
  }

  function cancel() {
    if (held === null) return
    setHeld(null)
    setSaid(t('boards.board.move.cancelled', { title: titleOf(held.id) }))
  }

  function toggle(id: AssetId) {
    if (held === null) take(id)
    else if (held.id === id) put(held)
  }

  function onKeyDown(event: KeyboardEvent, id: AssetId) {
    if (held?.id !== id || held.by !== 'keys') return
    if (event.key === 'Escape') {
      event.preventDefault()
      return cancel()
    }
    const others = held.moving.length - 1
    const next = placeByKey(event.key, {
      place: held.ids.filter((each) => each === id || !held.moving.includes(each)).indexOf(id),
      count: held.ids.length - others,
      columns: columnsOf(list.current),
      isRightToLeft: isRightToLeft(list.current),
    })
    if (next === null) return
    event.preventDefault()
    const order = moveTo(held.ids, held.moving, next)
    setHeld({ ...held, ids: order })
    setSaid(t('boards.board.move.at', placeOf(id, order)))
  }

  /** A mouse drags by the picture, a finger by the handle alone, since it scrolls by the rest. */
  function onPointerDown(event: PointerEvent<HTMLElement>, id: AssetId) {
    const { target, button, pointerType, nativeEvent } = event
    if (button !== 0 || !(target instanceof Element) || !list.current) return
    const isHandle = target.closest('[data-handle]') !== null
    if (!isHandle && (pointerType !== 'mouse' || target.closest('[data-frame]') === null)) return
    if (target.closest('label')) return
    const moving = movingWith(id)
    const drag: Held = { id, by: 'pointer', moving, ids }
    let latest = drag
    followPointer(nativeEvent, list.current, {
      start: () => setHeld(drag),
      over: (place) => {
        const order = moveTo(latest.ids, moving, placeAmongRest(latest.ids, moving, place))
        latest = { ...drag, ids: order }
        setHeld(latest)
      },
      end: (isDropped) => {
        if (isDropped) put(latest)
        else setHeld(null)
      },
    })
  }

  return {
    list,
    said,
    held,
    shownIds: held ? stillThere(held.ids, ids) : ids,
    toggle,
    cancel,
    onKeyDown,
    onPointerDown,
  }
}

/** Somebody else may have changed the board meanwhile: what is new stands at the end until this is put down. */
function stillThere(order: readonly AssetId[], ids: readonly AssetId[]): readonly AssetId[] {
  return [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))]
}

/** A place in the whole order as one among those that stay. */
function placeAmongRest(ids: readonly AssetId[], moving: readonly AssetId[], place: number): number {
  return ids.slice(0, place).filter((id) => !moving.includes(id)).length
}

function columnsOf(list: HTMLElement | null): number {
  const cards = [...(list?.children ?? [])].filter((card) => card instanceof HTMLElement)
  const top = cards[0]?.offsetTop
  const inFirstRow = cards.findIndex((card) => card.offsetTop !== top)
  return Math.max(1, inFirstRow < 0 ? cards.length : inFirstRow)
}

function isRightToLeft(list: HTMLElement | null): boolean {
  return list !== null && getComputedStyle(list).direction === 'rtl'
}
