import { memo, useEffect, useRef } from 'react'
import { joinClasses } from '#design/join-classes.ts'
import { TabLinks } from '#design/tab-links.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { Gallery } from '../../domain/gallery.ts'
import type { ParameterName, SearchParameters } from '../../domain/parameters/parameter-table.ts'
import { changeSearch, type SearchChange } from '../../domain/parameters/search-change.ts'
import { profileOf } from '../../domain/parameters/search-profile.ts'
import { useSearchControls } from '../search-controls.tsx'
import { knownCount } from './known-count.ts'
import { type ResultTab, scopeTabs, sectionTabs } from './result-tabs.data.ts'
import styles from './result-tabs.module.css'

/** Large parts of the library, with how much each holds where that is known (SP-08). */
export function ResultTabs({ gallery }: { gallery: Gallery | null }) {
  const t = useTranslate()
  const { site } = useVisit()
  const { parameters } = useSearchControls()
  const sections = sectionTabs[site]
  const hasSections = sections?.isShown(parameters) === true
  const all = [...scopeTabs[site], ...(hasSections ? sections.tabs : [])]
  const top = useCurrentInView(all.filter((tab) => isCurrent(tab, parameters)).map(({ text }) => text))
  return (
    <div ref={top} className={styles.top}>
      <div className={joinClasses(styles.inside, hasSections && styles.twoRows)}>
        <Row label={t('search.types')} tabs={scopeTabs[site]} gallery={gallery} />
        {sections && hasSections && (
          <Row label={t('search.products')} tabs={sections.tabs} gallery={gallery} isSecond />
        )}
      </div>
    </div>
  )
}

const edge = 18

/** Rows that are wider than a phone begin with their first tab; the current one may be the last. */
function useCurrentInView(current: readonly string[]) {
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tabs are current; measuring them at every change costs a layout.
  useEffect(() => {
    for (const tab of top.current?.querySelectorAll('[aria-current]') ?? []) {
      const row = tab.closest('ul')
      if (!row) continue
      const [seen, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
      const before = place.left - edge - seen.left
      const behind = place.right + edge - seen.right
      if (before < 0) row.scrollLeft += before
      else if (behind > 0) row.scrollLeft += behind
    }
  }, [current.join()])
  return top
}

type RowProps = {
  label: string
  tabs: readonly ResultTab[]
  gallery: Gallery | null
  isSecond?: boolean
}

function Row({ label, tabs, gallery, isSecond = false }: RowProps) {
  const t = useTranslate()
  const { site } = useVisit()
  const { parameters, linkTo } = useSearchControls()
  const surroundings = { profile: profileOf(site), firstEvent: null }
  const links = tabs.flatMap((tab) => {
    const changes = changesOf(tab)
    const count =
      gallery && knownCount(gallery, changeSearch(gallery.searchParameters, changes, surroundings))
    const current = isCurrent(tab, parameters)
    if (tab.isMinor && count === 0 && !current) return []
    return {
      href: linkTo(...changes),
      label: t(tab.text),
      ...(count !== null && { count: <Count count={count} /> }),
      current,
    }
  })
  return (
    <TabLinks label={label} links={links} className={joinClasses(styles.row, isSecond && styles.second)} />
  )
}

/** Shorter numbers have room on any screen. */
const leastShortened = 10_000

const Count = memo(function Count({ count }: { count: number }) {
  const { number, compact } = useFormats()
  if (count < leastShortened) return number(count)
  return (
    <>
      <span className={styles.full}>{number(count)}</span>
      <span className={styles.short}>{compact(count)}</span>
    </>
  )
})

function changesOf({ scope, drops = [] }: ResultTab): readonly SearchChange[] {
  return [
    ...drops.map((name) => ({ set: name, to: null })),
    ...scopeOf(scope).map(([name, value]) => ({ set: name, to: value })),
  ]
}

function isCurrent({ scope }: ResultTab, parameters: SearchParameters): boolean {
  return scopeOf(scope).every(([name, value]) => (single(parameters[name]) ?? null) === value)
}

/** Both families are as good as none said (SP-19). */
function single(value: SearchParameters[ParameterName]) {
  return typeof value === 'string' && value.includes(',') ? undefined : value
}

function scopeOf(scope: ResultTab['scope']) {
  return Object.entries(scope) as [ParameterName, string | null][]
}
