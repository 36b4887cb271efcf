import { type ChangeEvent, useEffect, useRef } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { SearchIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { boardSorts, type ListAddress, listQuery } from '../../domain/list-address.ts'
import { SortLinks } from '../sort-links.tsx'
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

  const linkTo = (change: Partial<ListAddress>) => links.boards(visit, listQuery({ ...address, ...change }))

  function follow({ target: { value, form } }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(pause.current)
    onType(value)
    if (!isWhole) pause.current = setTimeout(() => form?.requestSubmit(), pauseMs)
    else history.replaceState(history.state, '', linkTo({ search: value.trim(), page: 1 }))
  }

  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <form
          method="get"
          action={links.boards(visit)}
          data-navigate=""
          data-stay=""
          className={styles.form}
          // What is all here has been looked through already.
          onSubmit={(event) => isWhole && event.preventDefault()}
        >
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
      <SortLinks
        orders={boardSorts}
        current={address.sort}
        linkTo={(sort) => linkTo({ search: text.trim(), sort, page: 1 })}
        nameOf={(sort) => t(`boards.list.sortBy.${sort}`)}
      />
    </div>
  )
}
