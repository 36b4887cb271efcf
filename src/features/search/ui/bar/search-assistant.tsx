import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslate } from '#i18n/translate-context.tsx'
import { type Bar, goToEntry } from './bar-moves.ts'
import { EntryList, entryId } from './entry-list.tsx'
import { askSuggestions, recentEntries } from './entry-sources.ts'
import { closedList, closeList, type Entry, pressKey, showEntries } from './list-model.ts'
import { forgetSearch, forgetSearches, openShelf } from './recent-searches.ts'
import { createSuggester } from './suggester.ts'

export type SearchAssistantProps = {
  input: RefObject<HTMLInputElement | null>
  listId: string
  bar: Bar
  /** Tells the field what to say about its list. */
  onChange: (list: { isOpen: boolean; activeId: string | undefined }) => void
}

/** Proposals while one types, recent searches before (SEARCH-06). It listens to a field that works without it. */
export function SearchAssistant({ input, listId, bar, onChange }: SearchAssistantProps) {
  const t = useTranslate()
  const [list, setList] = useState(closedList)
  const { visit } = bar
  const suggester = useMemo(
    () =>
      createSuggester({
        ask: (phrase, signal) => askSuggestions(phrase, visit, signal),
        onAnswer: (typed, entries) => {
          if (document.activeElement === input.current) setList(showEntries(typed, entries))
        },
      }),
    [visit, input],
  )
  const activeId = list.active === null ? undefined : entryId(listId, list.active)

  function showRecent(): void {
    suggester.stop()
    setList(showEntries('', recentEntries(visit.site)))
  }

  function propose(): void {
    const typed = input.current?.value ?? ''
    setList((before) => ({ ...before, active: null }))
    if (typed.trim() === '') showRecent()
    else suggester.suggest(typed)
  }

  function take(entry: Entry): void {
    suggester.stop()
    setList(closedList)
    if (input.current && entry.kind !== 'viewed') input.current.value = entry.name
    goToEntry(entry, bar)
  }

  function remove(entry: Entry): void {
    forgetSearch(openShelf(), visit.site, entry.name)
    showRecent()
  }

  function clear(): void {
    forgetSearches(openShelf(), visit.site)
    input.current?.focus()
    showRecent()
  }

  function leave(how: 'away' | 'back'): void {
    if (how === 'back') input.current?.focus()
    suggester.stop()
    setList(closeList)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While letters are being composed the keys belong to that; Safari ends it with a key 229 that no longer says so.
    if (event.isComposing || event.keyCode === 229) return
    const { list: next, isHandled, taken, removed } = pressKey(list, event)
    setList(next)
    if (isHandled) event.preventDefault()
    if (taken) take(taken)
    else if (removed) remove(removed)
    else if (event.key === 'ArrowDown' && !isHandled) propose()
    if (event.key === 'Enter') suggester.stop()
  })
  const onTyped = useEffectEvent(propose)
  const onArrive = useEffectEvent(() => {
    if (input.current?.value === '' && !list.isOpen) showRecent()
  })
  const onLeave = useEffectEvent(() => leave('away'))

  useEffect(() => {
    const field = input.current
    if (!field) return
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    field.addEventListener('keydown', (event) => onKey(event), listen)
    field.addEventListener('compositionend', () => onTyped(), listen)
    field.addEventListener(
      'input',
      (event) => {
        if (!(event instanceof InputEvent && event.isComposing)) onTyped()
      },
      listen,
    )
    field.addEventListener('focus', () => onArrive(), listen)
    field.addEventListener('click', () => onArrive(), listen)
    field.addEventListener(
      'blur',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-proposals]'))) onLeave()
      },
      listen,
    )
    if (document.activeElement === field) {
      if (field.value === field.defaultValue) onArrive()
      else onTyped()
    }
    return () => stop.abort()
  }, [input])

  useEffect(() => () => suggester.stop(), [suggester])
  useEffect(() => onChange({ isOpen: list.isOpen, activeId }), [onChange, list.isOpen, activeId])

  return (
    <>
      <div role="status" className="visually-hidden">
        {list.isOpen && t('search.bar.found', { count: list.entries.length })}
      </div>
      {list.isOpen && (
        <EntryList list={list} id={listId} onTake={take} onRemove={remove} onClear={clear} onLeave={leave} />
      )}
    </>
  )
}
