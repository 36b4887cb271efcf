import type { ReadyPage } from '#app/pages/ready-page.ts'
import type { ClientVisit } from '#visit/visit.ts'

/** What the page's script finds in the document: enough to show the same page again. */
export type PageData = { readonly visit: ClientVisit; readonly ready: ReadyPage }
