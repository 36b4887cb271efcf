import { type ReactNode, useEffect, useRef } from 'react'
import {
  CalendarIcon,
  CloseIcon,
  EyeIcon,
  FolderIcon,
  HistoryIcon,
  type IconProps,
  SearchIcon,
  UserIcon,
} from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './entry-list.module.css'
import { type Entry, type EntryKind, groupEntries, type ListState } from './list-model.ts'
import { markTyped } from './mark-typed.ts'

type Props = {
  list: ListState
  id: string
  onTake: (entry: Entry) => void
  onRemove: (entry: Entry) => void
  onClear: () => void
  /** Focus has gone elsewhere, or back to the field by Escape. */
  onLeave: (how: 'away' | 'back') => void
}

const icons: Readonly<Record<EntryKind, (props: IconProps) => ReactNode>> = {
  recent: HistoryIcon,
  viewed: EyeIcon,
  phrase: SearchIcon,
  person: UserIcon,
  event: CalendarIcon,
  collection: FolderIcon,
}

/** Without it a popover would not know where its bar is. */
const isAnchored = () => CSS.supports('position-anchor', '--a')

export function entryId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list below the field. Focus stays in the field, which says which entry is meant; pressing one takes it. */
export function EntryList({ list, id, onTake, onRemove, onClear, onLeave }: Props) {
  const t = useTranslate()
  const headId = `${id}-head`
  const popup = useRef<HTMLDivElement>(null)
  const hasRecent = list.entries.some(({ kind }) => kind === 'recent')
  const isInside = (target: EventTarget | null) =>
    target instanceof Element &&
    (target.closest('[data-proposals]') !== null || target.getAttribute('aria-controls') === id)

  useEffect(() => {
    if (popup.current?.popover) popup.current.showPopover()
  }, [])
  useEffect(() => {
    if (list.active === null) return
    document.getElementById(entryId(id, list.active))?.scrollIntoView({ block: 'nearest' })
  }, [id, list.active])

  const options = (entries: readonly Readonly<{ entry: Entry; index: number }>[]) =>
    entries.map(({ entry, index }) => (
      <Option
        key={`${entry.kind} ${entry.id}`}
        id={entryId(id, index)}
        entry={entry}
        typed={list.typed}
        isActive={index === list.active}
        onTake={() => onTake(entry)}
        onRemove={() => onRemove(entry)}
      />
    ))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is and sees it leave.
    <div
      ref={popup}
      popover={isAnchored() ? 'manual' : undefined}
      className={styles.popup}
      data-proposals
      onMouseDown={(event) => event.preventDefault()}
      onBlur={(event) => {
        if (!isInside(event.relatedTarget)) onLeave('away')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave('back')
      }}
    >
      {hasRecent && (
        <div className={styles.head}>
          <span id={headId} className={styles.title}>
            {t('search.bar.recent')}
          </span>
          <button type="button" className={styles.clear} aria-describedby={headId} onClick={onClear}>
            {t('search.bar.clear')}
          </button>
        </div>
      )}
      <div
        id={id}
        role="listbox"
        className={styles.list}
        aria-label={t(hasRecent ? 'search.bar.recent' : 'search.bar.suggestions')}
      >
        {groupEntries(list.entries).map(({ kind, entries }) =>
          kind === 'person' || kind === 'event' || kind === 'collection' ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
            <div key={kind} role="group" className={styles.group} aria-labelledby={`${id}-${kind}`}>
              <div id={`${id}-${kind}`} role="presentation" className={styles.title}>
                {t(`search.bar.group.${kind}`)}
              </div>
              {options(entries)}
            </div>
          ) : (
            options(entries)
          ),
        )}
      </div>
    </div>
  )
}

type OptionProps = {
  id: string
  entry: Entry
  typed: string
  isActive: boolean
  onTake: () => void
  onRemove: () => void
}

function Option({ id, entry, typed, isActive, onTake, onRemove }: OptionProps) {
  const t = useTranslate()
  const Icon = icons[entry.kind]
  const isRecent = entry.kind === 'recent'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where focus stays.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-keyshortcuts={isRecent ? 'Delete' : undefined}
      className={styles.option}
      onClick={onTake}
    >
      <Icon size="small" className={styles.icon} />
      <span className={styles.name}>
        {entry.kind === 'viewed'
          ? t('search.bar.viewed')
          : markTyped(entry.name, typed).map(({ text, isTyped }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
              isTyped ? <mark key={place}>{text}</mark> : text,
            )}
      </span>
      {isRecent && (
        // For pointers: an option can hold no button, and the key for this is Delete.
        <span
          aria-hidden="true"
          className={styles.remove}
          onClick={(event) => {
            event.stopPropagation()
            onRemove()
          }}
        >
          <CloseIcon size="small" />
        </span>
      )}
    </div>
  )
}
