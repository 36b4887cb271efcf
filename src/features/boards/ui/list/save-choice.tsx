import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { SearchIcon } from '#design/icon.tsx'
import { NativeChoiceGroup, NativeRadio } from '#design/native-choice.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardSummary } from '../../domain/board.ts'
import { CreateForm } from './create-form.tsx'
import { errorKey } from './error-key.ts'
import { PlainForm } from './plain-form.tsx'
import styles from './save-choice.module.css'

type Props = {
  assetId: string
  boards: readonly BoardSummary[]
  /** More than are listed, if there are so many. */
  total: number
  search: string
  form: FormState
}

/** Which board an asset goes to, or the name of a new one, as two plain forms. */
export function SaveChoice({ assetId, boards, total, search, form }: Props) {
  const t = useTranslate()
  const hasBoards = total > 0 || search !== ''
  return (
    <div className={styles.choice}>
      {form.errors.form !== undefined && (
        <Banner tone="danger" role="alert">
          {t(errorKey(form.errors.form))}
        </Banner>
      )}
      {(total > boards.length || search !== '') && (
        <BoardSearch assetId={assetId} search={search} count={boards.length} />
      )}
      {hasBoards && <Listed boards={boards} search={search} form={form} />}
      <section className={styles.part}>
        <h2>{t('boards.savePage.create')}</h2>
        <CreateForm form={form} button={t('boards.savePage.createButton')} action="save-new" />
      </section>
    </div>
  )
}

type ListedProps = Pick<Props, 'boards' | 'search' | 'form'>

function Listed({ boards, search, form }: ListedProps) {
  const t = useTranslate()
  if (boards.length === 0) return <p>{t('boards.list.nothing', { search })}</p>
  const chosen = form.typed.board ?? boards.find(({ isDefault }) => isDefault)?.id ?? boards[0]?.id
  return (
    <PlainForm className={styles.part}>
      <NativeChoiceGroup legend={<h2>{t('boards.savePage.choose')}</h2>} className={styles.boards}>
        {boards.map(({ id, name, assetCount }) => (
          <NativeRadio
            key={id}
            card
            name="board"
            value={id}
            defaultChecked={id === chosen}
            count={t('boards.list.assets', { count: assetCount })}
            className={styles.board}
          >
            {name}
          </NativeRadio>
        ))}
      </NativeChoiceGroup>
      <div>
        <Button type="submit" variant="primary" name="action" value="save">
          {t('boards.savePage.save')}
        </Button>
      </div>
    </PlainForm>
  )
}

/** For those who have more boards than a list holds. */
function BoardSearch({ assetId, search, count }: { assetId: string; search: string; count: number }) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <form method="get" action={links.boards(visit)} className={styles.search}>
      <input type="hidden" name="save" value={assetId} />
      <Field
        type="search"
        name="search"
        label={t('boards.list.search')}
        placeholder={t('boards.list.searchPlaceholder')}
        hint={search === '' && t('boards.savePage.first', { count })}
        defaultValue={search}
        icon={<SearchIcon size="small" />}
      />
      <Button type="submit">{t('boards.list.searchButton')}</Button>
    </form>
  )
}
