import { TextLink } from '#design/text-link.tsx'
import { joinPrefix } from '#i18n/prefixes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links, writeQuery } from '#links/links.ts'
import type { PageModule } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { assetsPerPart, type Paper, type PerPage } from '../domain/sheet-choices.ts'
import { sheetFileName } from '../domain/sheet-file-name.ts'
import { SheetBar } from '../ui/sheet/sheet-bar.tsx'
import { SheetStack } from '../ui/sheet/sheet-stack.tsx'
import type { ContactSheetData } from './contact-sheet.load.ts'
import styles from './contact-sheet.module.css'

export const head: PageModule<ContactSheetData>['head'] = ({ boardName }, { t }) => ({
  title: t('boards.sheet.headTitle', { board: boardName }),
  isUnlisted: true,
  canonicalQuery: {},
})

export function Page(data: ContactSheetData) {
  const { boardName, day, assets, perPage, paper, part, parts } = data
  const t = useTranslate()
  const hrefs = useHrefs(data)
  return (
    <main id="main" className={styles.page}>
      <div className={styles.top} data-print="hide">
        <TextLink href={hrefs.board} variant="quiet" className={styles.back}>
          {t('boards.sheet.back')}
        </TextLink>
        <h1>{t('boards.sheet.headTitle', { board: boardName })}</h1>
        {assets.length > 0 && (
          <SheetBar
            {...{ perPage, paper, hrefs }}
            fileName={sheetFileName(boardName, { number: part, of: parts })}
          />
        )}
        {parts > 1 && <Parts data={data} hrefs={hrefs} />}
      </div>
      {assets.length === 0 ? (
        <p className={styles.empty}>{t('boards.sheet.empty')}</p>
      ) : (
        <div className={styles.desk}>
          <SheetStack key={part} {...{ boardName, day, assets, perPage, paper }} />
        </div>
      )}
    </main>
  )
}

/** Large boards come in several documents. */
function Parts({ data, hrefs }: { data: ContactSheetData; hrefs: ReturnType<typeof useHrefs> }) {
  const t = useTranslate()
  const { assetCount, part, parts } = data
  return (
    <div className={styles.parts}>
      <p>{t('boards.sheet.partOf', { total: assetCount, most: assetsPerPart, part, parts })}</p>
      {part > 1 && (
        <TextLink href={hrefs.sheet({ part: part - 1 })}>{t('boards.sheet.previousPart')}</TextLink>
      )}
      {part < parts && (
        <TextLink href={hrefs.sheet({ part: part + 1 })}>{t('boards.sheet.nextPart')}</TextLink>
      )}
    </div>
  )
}

type Asked = { readonly perPage?: PerPage; readonly paper?: Paper; readonly part?: number }

function useHrefs(data: ContactSheetData) {
  const visit = useVisit()
  const { boardId, invitationCode } = data
  const code = invitationCode ?? undefined
  const queryOf = ({ perPage = data.perPage, paper = data.paper, part = data.part }: Asked) => ({
    ...{ perpage: perPage, paper, invitation_code: code },
    part: part > 1 ? part : undefined,
  })
  return {
    board: links.board(visit, { boardId }, { invitation_code: code }),
    sheet: (asked: Asked) => links.contactSheet(visit, { boardId }, queryOf(asked)),
    pdf:
      data.mayDownload &&
      joinPrefix(visit.prefix, `/components/collaboration/api/boards/${boardId}/contact-sheet.pdf`) +
        writeQuery(queryOf({})),
  }
}
