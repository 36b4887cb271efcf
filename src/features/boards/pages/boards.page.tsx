import { Banner } from '#design/banner.tsx'
import { Picture } from '#features/assets/ui.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { BoardList } from '../ui/list/board-list.tsx'
import { BoardsFrame } from '../ui/list/boards-frame.tsx'
import { CreateForm } from '../ui/list/create-form.tsx'
import { DoneLine } from '../ui/list/done-line.tsx'
import { EmptyNote } from '../ui/list/empty-note.tsx'
import { errorKey } from '../ui/list/error-key.ts'
import { NewBoard } from '../ui/list/new-board.tsx'
import { SaveChoice } from '../ui/list/save-choice.tsx'
import { SavedNote } from '../ui/list/saved-note.tsx'
import { useListPage } from '../ui/list/use-list-page.ts'
import type { BoardsData, ListData, SaveData } from './boards.load.ts'
import styles from './boards.module.css'

export const head: PageModule<BoardsData>['head'] = ({ view }, { t }) => ({
  title: t(view === 'save' ? 'boards.savePage.title' : 'boards.list.title'),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page(data: BoardsData) {
  return data.view === 'save' ? <SavePage {...data} /> : <ListPage {...data} />
}

function ListPage(sent: ListData) {
  const t = useTranslate()
  const { boards, joined, total, address, done } = useListPage(sent)
  // What was typed and refused is not asked for again.
  const { form, isCreating } = sent
  const isEmpty = total === 0 && address.search === ''
  return (
    <BoardsFrame
      current="boards"
      title={t('boards.list.title')}
      count={isEmpty ? undefined : t('boards.list.count', { count: total })}
      action={!isEmpty && <NewBoard form={form} isOpen={isCreating} />}
    >
      <DoneLine done={done} />
      {form.errors.form !== undefined && (
        <Banner tone="danger" role="alert">
          {t(errorKey(form.errors.form))}
        </Banner>
      )}
      {isEmpty ? (
        <EmptyNote title={t('boards.list.empty')} text={t('boards.list.emptyText')}>
          <CreateForm form={form} button={t('boards.list.createButton')} />
        </EmptyNote>
      ) : (
        <BoardList boards={boards} joined={joined} total={total} address={address} form={form} />
      )}
    </BoardsFrame>
  )
}

function SavePage({ asset, boards, total, address, form, saved }: SaveData) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <main id="main" className={styles.save}>
      <figure className={styles.asset}>
        <a href={links.detail(visit, { id: asset.id })} className={styles.picture}>
          {!asset.isSensitive && !asset.isOffline && (
            <Picture asset={asset} sizes="(max-width: 760px) 92vw, 420px" alt="" isFirst />
          )}
          <span className={styles.title}>{asset.title}</span>
        </a>
      </figure>
      <div className={styles.where}>
        <h1>{t(saved ? 'boards.savePage.saved' : 'boards.savePage.title')}</h1>
        {saved ? (
          <SavedNote board={saved} assetId={asset.id} isFilm={asset.assetType === 'film'} />
        ) : (
          <SaveChoice assetId={asset.id} boards={boards} total={total} search={address.search} form={form} />
        )}
      </div>
    </main>
  )
}
