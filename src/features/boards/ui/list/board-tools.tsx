import { type ChangeEvent, useEffect, useRef } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { SearchIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { boardSorts, type ListAddress, listQuery } from '../../domain/list-address.ts'
import styles from './board-tools.module.css'

/** A pause in which one has probably finished a word. */
const pauseMs = 300

type Props = {
  address: ListAddress
  /** Everything is here and is looked through as one types. Else the server is asked too. */
  isWhole: boolean
  text: string
  onType: (text: string) => void
}

/** Search and order of the list. A plain form and plain links, so that both work without scripts. */
export function BoardTools({ address, isWhole, text, onType }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function follow({ target: { value, form } }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(pause.current)
    onType(value)
    if (!isWhole) pause.current = setTimeout(() => form?.requestSubmit(), pauseMs)
  }

  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <form method="get" action={links.boards(visit)} data-navigate="" data-stay="" className={styles.form}>
          {address.sort !== 'updated' && <input type="hidden" name="sort" value={address.sort} />}
          <Field
            type="search"
            name="search"
            label={t('boards.list.search')}
            labelHidden
            placeholder={t('boards.list.searchPlaceholder')}
            value={text}
            onChange={follow}
            icon={<SearchIcon size="small" />}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.field}
          />
          <noscript>
            <Button type="submit">{t('boards.list.searchButton')}</Button>
          </noscript>
        </form>
      </search>
      <nav aria-label={t('boards.list.sort')} className={styles.sorts} data-stay="">
        <span aria-hidden="true" className={styles.by}>
          {t('boards.list.sort')}
        </span>
        {boardSorts.map((sort) => (
          <a
            key={sort}
            href={links.boards(visit, listQuery({ ...address, sort, page: 1 }))}
            aria-current={sort === address.sort ? 'true' : undefined}
            className={styles.sort}
          >
            {t(`boards.list.sortBy.${sort}`)}
          </a>
        ))}
      </nav>
    </div>
  )
}
