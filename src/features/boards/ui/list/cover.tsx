import type { ReactNode } from 'react'
import { ImagesIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardSummary } from '../../domain/board.ts'
import styles from './cover.module.css'

type Props = {
  board: BoardSummary
  /** In view at first. */
  isSoon: boolean
  /** Facts that stand on the picture. */
  marks?: ReactNode
  /** Lines below the name. */
  children: ReactNode
  actions?: ReactNode
}

/** A board as one finds it in a list. The whole cover is its link; what can be done with it lies above. */
export function Cover({ board, isSoon, marks, children, actions }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const { id, name, assetCount, heroUrl, pictures } = board
  const shown = pictures ?? (heroUrl === null ? [] : [heroUrl])
  return (
    <li className={styles.cover}>
      <div className={styles.picture} data-count={shown.length}>
        {shown.length === 0 && <ImagesIcon size="large" className={styles.none} />}
        {shown.map((url) => (
          <img key={url} src={url} alt="" width={320} height={240} loading={isSoon ? 'eager' : 'lazy'} />
        ))}
        {marks && <p className={styles.marks}>{marks}</p>}
      </div>
      <h2 className={styles.name}>
        <a href={links.board(visit, { boardId: id })}>{name}</a>
      </h2>
      {actions}
      <p className={styles.facts}>
        <span>{t('boards.list.assets', { count: assetCount })}</span>
        {children}
      </p>
    </li>
  )
}

export function Covers({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.covers} aria-label={label}>
      {children}
    </ul>
  )
}

/** A fact on the picture of a cover. */
export function CoverMark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.mark}>
      {icon}
      {children}
    </span>
  )
}
