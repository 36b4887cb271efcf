import { type ComponentType, lazy, type SubmitEvent, Suspense, useId, useRef, useState } from 'react'
import { SearchIcon } from '#design/icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useNavigate, useNavigation } from '#visit/navigation-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import type { SearchParameters } from '../domain/parameters/parameter-table.ts'
import { parametersOfScope } from '../domain/parameters/search-scopes.ts'
import { ImageButton } from './bar/image-button.tsx'
import type { ImagePanelProps } from './bar/image-panel.tsx'
import { droppedPicture, pastedPicture } from './bar/picture-in.ts'
import { ScopeChoice } from './bar/scope-choice.tsx'
import type { SearchAssistantProps } from './bar/search-assistant.tsx'
import { useIsClient } from './bar/use-is-client.ts'
import { useScope } from './bar/use-scope.ts'
import styles from './search-bar.module.css'
import { useFollowedText } from './use-followed-text.ts'

export type SearchBarProps = {
  phrase?: string | undefined
  /** The large bar of a home page, or the one in the header. */
  look?: 'header' | 'hero'
  /** The search that one begins with on a page that shows none, such as all videos. */
  within?: SearchParameters | undefined
}

// What cannot be had leaves the plain form, which works by itself.
const Assistant = lazy<ComponentType<SearchAssistantProps>>(() =>
  import('./bar/search-assistant.tsx').then(
    ({ SearchAssistant }) => ({ default: SearchAssistant }),
    () => ({ default: () => null }),
  ),
)
const ImagePanel = lazy<ComponentType<ImagePanelProps>>(() =>
  import('./bar/image-panel.tsx').then(
    ({ ImagePanel }) => ({ default: ImagePanel }),
    () => ({ default: () => null }),
  ),
)

const closed = { isOpen: false, activeId: undefined as string | undefined }

/** A plain form that works before any script has come, and without one. Proposals come with the first focus. */
export function SearchBar({ phrase = '', look = 'header', within }: SearchBarProps) {
  const t = useTranslate()
  const visit = useVisit()
  const navigate = useNavigate()
  const url = useNavigation((state) => state.url)
  const shown = useNavigation((state) => state.shown)
  const [scope, setScope] = useScope(url, visit, within)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [isAssisted, setAssisted] = useState(false)
  const [list, setList] = useState(closed)
  // What the panel begins with; null while it is shut.
  const [brought, setBrought] = useState<Readonly<{ picture: File | null }> | null>(null)
  const [isOver, setOver] = useState(false)
  const isClient = useIsClient()
  useFollowedText(input, phrase, { keepsTyping: true })

  // A bar on someone else's page has no navigator around it.
  const go = (to: string) => (shown === null ? window.location.assign(to) : navigate(to))
  const bar = { visit, url, scope, within, go }
  const ofScope = parametersOfScope(visit.site, scope).map(([name]) => name as string)
  const kept = Object.entries(within ?? {}).filter(([name]) => !ofScope.includes(name))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = input.current?.value ?? ''
    import('./bar/bar-moves.ts').then(
      ({ goToPhrase }) => goToPhrase(typed, bar),
      () => form.submit(),
    )
  }

  return (
    <search
      className={joinClasses(styles.bar, look === 'hero' && styles.hero)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const picture = droppedPicture(event.dataTransfer)
        if (!picture) return
        event.preventDefault()
        setBrought({ picture })
      }}
    >
      <form
        action={links.search(visit, { type: 'image' })}
        method="get"
        className={styles.form}
        data-navigate
        onSubmit={submit}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <ScopeChoice site={visit.site} scope={scope} onChoose={setScope} />
        <label className={styles.label}>
          <span className="visually-hidden">{t('search.label')}</span>
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="phrase"
            defaultValue={phrase}
            placeholder={t(scope === 'all' ? 'search.placeholder' : `search.bar.placeholder.${scope}`)}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            {...(isClient && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': list.isOpen,
              'aria-controls': listId,
              'aria-activedescendant': list.activeId,
            })}
            onFocus={() => setAssisted(true)}
            onPaste={(event) => {
              const picture = pastedPicture(event.clipboardData)
              if (!picture) return
              event.preventDefault()
              setBrought({ picture })
            }}
          />
        </label>
        {isAssisted && (
          <Suspense>
            <Assistant input={input} listId={listId} bar={bar} onChange={setList} />
          </Suspense>
        )}
        <ImageButton onOpen={() => setBrought({ picture: null })} />
        <button type="submit" className={styles.go} aria-label={t('search.go')}>
          <SearchIcon />
        </button>
      </form>
      {brought && (
        <Suspense>
          <ImagePanel first={brought.picture} go={go} onClose={() => setBrought(null)} />
        </Suspense>
      )}
    </search>
  )
}
