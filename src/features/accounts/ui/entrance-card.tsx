import type { ReactNode } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { emptyForm } from '../domain/form-state.ts'
import type { DoneWord } from '../domain/page-words.ts'
import { DoneNote } from './done-note.tsx'
import styles from './entrance-card.module.css'
import { FormProblem } from './form-problem.tsx'

type Props = {
  title: string
  lead?: ReactNode
  done?: DoneWord | null
  /** The form that was sent, for what is wrong with it as a whole. */
  form?: FormState
  children?: ReactNode
  /** Other ways, below the card. */
  below?: ReactNode
}

const looks: Readonly<Record<SiteNickname, string | undefined>> = { argus: styles.sober, bokeh: styles.warm }

/** The pages that one meets before one is in: one column, one thing to do. */
export function EntranceCard({ title, lead, done = null, form = emptyForm, children, below }: Props) {
  const { site } = useVisit()
  return (
    <main id="main" className={joinClasses(styles.page, looks[site])}>
      <div className={styles.stage}>
        <div className={styles.card}>
          <div className={styles.words}>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          <DoneNote done={done} />
          <FormProblem form={form} />
          {children}
        </div>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </main>
  )
}
