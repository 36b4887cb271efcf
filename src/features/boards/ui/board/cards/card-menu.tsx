import { type SyntheticEvent, useState } from 'react'
import { EllipsisIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import type { BoardAsset } from '../../../domain/board.ts'
import { BoardForm } from '../forms/board-form.tsx'
import styles from './board-card.module.css'

const orders = ['first', 'earlier', 'later', 'last'] as const
const passes = ['move', 'copy'] as const
const changes = ['cover', 'remove'] as const

type Props = {
  asset: BoardAsset
  title: string
  isFirst: boolean
  isLast: boolean
  onPass: (how: 'move' | 'copy') => void
}

/** What can be done with one asset. A plain form in a native disclosure: there is only ever one open. */
export function CardMenu({ asset: { id, card }, title, isFirst, isLast, onPass }: Props) {
  const t = useTranslate()
  const [opensUp, setOpensUp] = useState(false)
  const useless = {
    ...{ first: isFirst, earlier: isFirst, later: isLast, last: isLast },
    ...{ cover: card === null, remove: false },
  }

  function pass(how: 'move' | 'copy', button: HTMLElement) {
    onPass(how)
    const menu = button.closest('details')
    if (menu) menu.open = false
  }

  const send = (action: keyof typeof useless) =>
    !useless[action] && (
      <button key={action} type="submit" name="action" value={action}>
        {t(`boards.board.menu.${action}`)}
      </button>
    )

  return (
    <details
      className={styles.menu}
      name="card-menu"
      data-menu
      onToggle={(event) => setOpensUp(isCramped(event))}
    >
      <summary className={styles.tool}>
        <EllipsisIcon size="small" />
        <span className="visually-hidden">{t('boards.board.menu', { title })}</span>
      </summary>
      <BoardForm fields={{ asset: id }} className={joinClasses(styles.choices, opensUp && styles.upward)}>
        {orders.map(send)}
        {passes.map((how) => (
          <button
            key={how}
            type="button"
            className={styles.withScript}
            onClick={({ currentTarget }) => pass(how, currentTarget)}
          >
            {t(`boards.board.batch.${how}`)}
          </button>
        ))}
        {changes.map(send)}
      </BoardForm>
    </details>
  )
}

/** There is no room below, and more above. What lies over the end of the page says so by its scroll padding. */
function isCramped({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>): boolean {
  const form = menu.querySelector('form')
  if (!menu.open || !form) return false
  const { top, bottom } = menu.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0
  const below = innerHeight - covered - bottom
  return form.offsetHeight > below && top > below
}
