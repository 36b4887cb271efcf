import { BookmarkIcon, UsersIcon } from '#design/icon.tsx'
import { TextLink } from '#design/text-link.tsx'
import { VisuallyHidden } from '#design/visually-hidden.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { BoardSummary } from '../../domain/board.ts'
import { filterBoards } from '../../domain/filter-boards.ts'
import { type ListAddress, listQuery } from '../../domain/list-address.ts'
import styles from './board-list.module.css'
import { BoardTools } from './board-tools.tsx'
import { Cover, CoverMark, Covers } from './cover.tsx'
import { CoverActions } from './cover-actions.tsx'
import { ListPager } from './list-pager.tsx'
import { useLightDismiss } from './use-light-dismiss.ts'
import { useListSearch } from './use-list-search.ts'

/** In view at first on most screens. */
const soon = 8

type Props = {
  boards: readonly BoardSummary[]
  /** Ids of those that others have joined. */
  joined: readonly string[]
  /** How many there are on all pages. */
  total: number
  address: ListAddress
  form: FormState
}

/** The boards of a member as covers, with what finds one among many (BOARD-06, BOARD-10). */
export function BoardList({ boards, joined, total, address, form }: Props) {
  const t = useTranslate()
  const menus = useLightDismiss<HTMLDivElement>()
  const [text, setText] = useListSearch(address.search)
  const shown = filterBoards(boards, text)
  const isWhole = address.search === '' && total <= boards.length
  return (
    <div ref={menus} className={styles.list}>
      <BoardTools address={address} isWhole={isWhole} text={text} onType={setText} />
      <VisuallyHidden>
        <span role="status">{text.trim() && t('boards.list.count', { count: shown.length })}</span>
      </VisuallyHidden>
      {shown.length === 0 ? (
        <NothingFound text={text} address={address} onClear={() => setText('')} />
      ) : (
        <Covers label={t('boards.list.title')}>
          {shown.map((board, at) => (
            <OwnCover
              key={board.id}
              board={board}
              form={form}
              isShared={joined.includes(board.id)}
              isSoon={at < soon}
            />
          ))}
        </Covers>
      )}
      <ListPager address={address} total={total} />
    </div>
  )
}

type OwnProps = { board: BoardSummary; form: FormState; isShared: boolean; isSoon: boolean }

function OwnCover({ board, form, isShared, isSoon }: OwnProps) {
  const t = useTranslate()
  const { date } = useFormats()
  const { isDefault, updatedAt } = board
  const marks = [
    isDefault && (
      <CoverMark key="default" icon={<BookmarkIcon size="small" filled />}>
        {t('boards.list.default')}
      </CoverMark>
    ),
    isShared && (
      <CoverMark key="shared" icon={<UsersIcon size="small" />}>
        {t('boards.list.shared')}
      </CoverMark>
    ),
  ].filter(Boolean)
  return (
    <Cover
      board={board}
      isSoon={isSoon}
      marks={marks.length > 0 && marks}
      actions={<CoverActions board={board} form={form} />}
    >
      <span>{t('boards.list.updated', { date: date(updatedAt) })}</span>
    </Cover>
  )
}

type NothingProps = { text: string; address: ListAddress; onClear: () => void }

function NothingFound({ text, address, onClear }: NothingProps) {
  const t = useTranslate()
  const visit = useVisit()
  return (
    <p className={styles.nothing}>
      {t('boards.list.nothing', { search: text.trim() })}{' '}
      <TextLink
        href={links.boards(visit, listQuery({ ...address, search: '', page: 1 }))}
        variant="strong"
        onClick={onClear}
      >
        {t('boards.list.showAll')}
      </TextLink>
    </p>
  )
}
