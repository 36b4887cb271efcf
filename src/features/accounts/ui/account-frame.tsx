import type { ReactNode } from 'react'
import { useTranslate } from '#i18n/translate-context.tsx'
import { linkByName } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import { accountPlaces } from '../domain/account-places.data.ts'
import { emptyForm } from '../domain/form-state.ts'
import type { DoneWord } from '../domain/page-words.ts'
import styles from './account-frame.module.css'
import { DoneNote } from './done-note.tsx'
import { FormProblem } from './form-problem.tsx'

export type AccountPlace = (typeof accountPlaces)[number]['name']

/** The places of the account that this site has. */
export function useAccountPlaces() {
  const { site, visit, builtPages } = useSurroundings()
  return accountPlaces
    .filter(({ to }) => builtPages.has(site.routes[to] ?? ''))
    .map(({ name, to }) => ({ name, href: linkByName(visit, to) }))
}

type Props = {
  current: AccountPlace
  title: string
  done?: DoneWord | null
  /** The form that was sent, for what is wrong with it as a whole. */
  form?: FormState
  children: ReactNode
}

/** A page of the account: its places beside it, on a phone above it. */
export function AccountFrame({ current, title, done = null, form = emptyForm, children }: Props) {
  const t = useTranslate()
  const shown = useAccountPlaces()
  return (
    <main id="main" className={styles.page}>
      <nav className={styles.places} aria-label={t('accounts.places')}>
        <ul>
          {shown.map(({ name, href }) => (
            <li key={name}>
              <a href={href} aria-current={name === current ? 'page' : undefined}>
                {t(`accounts.place.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <h1>{title}</h1>
        <DoneNote done={done} />
        <FormProblem form={form} />
        {children}
      </div>
    </main>
  )
}

type PartProps = { title: string; text?: ReactNode; children?: ReactNode }

/** One thing of an account page, under its heading. */
export function AccountPart({ title, text, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.words}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
