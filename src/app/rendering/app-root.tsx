import { type ReactNode, useEffect, useMemo } from 'react'
import type { Messages, OnMissing } from '#i18n/messages.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { NavigationProvider } from '#visit/navigation-context.tsx'
import type { Navigator } from '#visit/navigator.ts'
import type { ClientVisit } from '#visit/visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { builtPagesOf, type SiteBuild } from './site-build.ts'

type Props = {
  build: SiteBuild
  visit: ClientVisit
  messages: Messages | null
  nonce: string
  navigator: Navigator<unknown>
  onMissing?: OnMissing | undefined
  /** Told in the browser once all of it has been taken over. */
  onReady?: () => void
  children: ReactNode
}

/** What stands around everything that is shown, on the server, in the browser, and around a single mounted component. */
export function AppRoot({ build, visit, messages, nonce, navigator, onMissing, onReady, children }: Props) {
  const surroundings = useMemo(
    () => ({ visit, site: build.site, nonce, builtPages: builtPagesOf(build), Logo: build.Logo }),
    [build, visit, nonce],
  )
  useEffect(() => onReady?.(), [onReady])
  return (
    <SurroundingsProvider value={surroundings}>
      <TranslateProvider locale={visit.spoken} messages={messages} onMissing={onMissing}>
        <NavigationProvider value={navigator}>{children}</NavigationProvider>
      </TranslateProvider>
    </SurroundingsProvider>
  )
}
