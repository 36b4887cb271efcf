import type { ComponentType } from 'react'

/** SITE-04: the components that a page may mount by name. Both sites have the first group; the rest is site A's. */
export type ComponentName =
  | 'AccountBillingInfo'
  | 'AnonPaymentPage'
  | 'BillingSchedules'
  | 'ConfirmationPage'
  | 'ContentGen'
  | 'ContentGenHistory'
  | 'CustomMedia'
  | 'Footer'
  | 'Header'
  | 'PaymentMethods'
  | 'PurchaseCart'
  | 'SearchBar'
  | 'ThankYouPage'
  | 'UpdateBillingInfo'
  | 'UpdatePaymentDetails'
  | 'PremiumAccessSelfRenewalPage'
  | 'PremiumAccessAutoRenewalPage'
  | 'DownloadDrawerModal'

// biome-ignore lint/suspicious/noExplicitAny: a map of components with different props; whoever mounts one gives its own.
export type AnyComponent = ComponentType<any>

export type ComponentMap = Readonly<Partial<Record<ComponentName, AnyComponent>>>

/** The component a site maps to a name. A name that is not mapped is a mistake of the page, so it throws. */
export function componentOf(site: string, map: ComponentMap, name: string): AnyComponent {
  const component = Object.hasOwn(map, name) ? map[name as ComponentName] : undefined
  if (!component) throw new Error(`Site "${site}" has no component "${name}"`)
  return component
}
