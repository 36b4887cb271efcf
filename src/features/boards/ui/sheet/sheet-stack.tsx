import { useId } from 'react'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { useSurroundings } from '#visit/visit-context.tsx'
import type { SheetAsset } from '../../domain/sheet-asset.ts'
import { type Paper, type PerPage, splitIntoSheets } from '../../domain/sheet-choices.ts'
import { layoutSheet } from '../../domain/sheet-layout.ts'
import { SheetCell } from './sheet-cell.tsx'
import styles from './sheet-stack.module.css'
import { sheetStyle } from './sheet-style.ts'

type Props = {
  boardName: string
  /** YYYY-MM-DD. */
  day: string
  assets: readonly SheetAsset[]
  perPage: PerPage
  paper: Paper
}

/** The sheets as they lie on a desk; in print each is a page. */
export function SheetStack({ boardName, day, assets, perPage, paper }: Props) {
  const id = useId()
  const t = useTranslate()
  const formats = useFormats()
  const { nonce, site } = useSurroundings()
  const sheets = splitIntoSheets(assets, perPage)
  const selector = `#${id.replace(/[^\w-]/g, (character) => `\\${character}`)}`
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning>
        {sheetStyle(selector, paper, layoutSheet(paper, perPage))}
      </style>
      <div id={id} className={styles.stack}>
        {sheets.map((sheet, place) => {
          const pageOf = t('boards.sheet.pageOf', { page: place + 1, pages: sheets.length })
          return (
            <section key={sheet[0]?.id ?? 'empty'} className={styles.sheet} aria-label={pageOf}>
              <div className={styles.head}>
                <p className={styles.name}>{boardName}</p>
                <time dateTime={day}>{formats.date(day, 'long')}</time>
              </div>
              <ul className={styles.cells} data-cells="">
                {sheet.map((asset) => (
                  <SheetCell key={asset.id} asset={asset} perPage={perPage} />
                ))}
              </ul>
              <div className={styles.foot}>
                <span>{site.name}</span>
                <span>{pageOf}</span>
              </div>
            </section>
          )
        })}
      </div>
    </>
  )
}
