import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export type AriaLocaleProps = {
  /** The page's locale as a BCP 47 tag. */
  locale: string
  children: ReactNode
}

/**
 * Tells the react-aria parts the language and direction of the page; without it they take the browser's.
 * It stands round each lazily loaded piece, since it is no lighter than they are.
 */
export function AriaLocale({ locale, children }: AriaLocaleProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
