import type { ReactNode } from 'react'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './empty-note.module.css'

type Props = { title: string; text: string; children?: ReactNode }

/** Where nothing is yet: one sentence, what can be done about it, and the way to pictures. */
export function EmptyNote({ title, text, children }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <section className={styles.note}>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
      <TextLink href={links.search(visit, { type: 'image' })} variant="strong">
        {t('boards.list.toSearch')}
      </TextLink>
    </section>
  )
}
