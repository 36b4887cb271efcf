import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SpokenLocale } from '#i18n/locales.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import type { ClientVisit } from '#visit/visit.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'

const built = [
  'accounts/account',
  'accounts/profile',
  'accounts/sessions',
  'accounts/team',
  'accounts/sign-in',
]

/** A page of this room as the server sends it, without header and footer. A text that is missing fails. */
export function showPage<Data extends object>(
  Page: ComponentType<Data>,
  data: Data,
  visit: Partial<ClientVisit> = {},
): string {
  const { site = 'argus', spoken = 'en-us' as SpokenLocale } = visit
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings(visit, built)}>
      <TranslateProvider locale={spoken} messages={readMessages(site, spoken)} onMissing={fail}>
        <Page {...data} />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

function fail(key: string): never {
  throw new Error(`There is no text ${key}`)
}

/** The tag of the field with this name. */
export function fieldIn(html: string, name: string): string {
  return new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}

/** What the buttons of the page do, in their order. */
export function actionsIn(html: string): readonly string[] {
  const buttons = html.match(/<button[^>]* name="action"[^>]*>/g) ?? []
  return buttons.map((button) => / value="([^"]*)"/.exec(button)?.[1] ?? '')
}
