import { Button } from '#design/button.tsx'
import { ClientOnly } from '#design/client-only.tsx'
import { PrinterIcon } from '#design/icon.tsx'
import { TabLinks } from '#design/tab-links.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { type Paper, type PerPage, perPageChoices } from '../../domain/sheet-choices.ts'
import { DownloadPdf } from './download-pdf.tsx'
import styles from './sheet-bar.module.css'

type Props = {
  perPage: PerPage
  paper: Paper
  fileName: string
  hrefs: Readonly<{
    sheet: (asked: { perPage?: PerPage; paper?: Paper }) => string
    /** False for those who may only look. */
    pdf: string | false
  }>
}

const otherPapers: Readonly<Record<Paper, Paper>> = { a4: 'letter', letter: 'a4' }

/** How many a page, and the ways onto paper. */
export function SheetBar({ perPage, paper, fileName, hrefs }: Props) {
  const t = useTranslate()
  const other = otherPapers[paper]
  return (
    <div className={styles.bar}>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('boards.sheet.perPage')}</span>
        <TabLinks
          label={t('boards.sheet.perPage')}
          links={perPageChoices.map((choice) => ({
            href: hrefs.sheet({ perPage: choice }),
            label: choice,
            current: choice === perPage,
          }))}
        />
      </div>
      <TextLink href={hrefs.sheet({ paper: other })} variant="quiet" className={styles.paper}>
        {t(`boards.sheet.use.${other}`)}
      </TextLink>
      <div className={styles.actions}>
        <ClientOnly>
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            {t('boards.sheet.print')}
          </Button>
        </ClientOnly>
        {hrefs.pdf && <DownloadPdf key={hrefs.pdf} href={hrefs.pdf} fileName={fileName} />}
      </div>
    </div>
  )
}
