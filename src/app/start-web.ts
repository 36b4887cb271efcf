import type { Config } from '#config/read-config.ts'
import { accountCalls, openAccounts } from '#features/accounts/server.ts'
import { assetCalls, embedCalls, rememberedGalleries } from '#features/assets/server.ts'
import {
  collaborationCalls,
  curatedCalls,
  keepWatch,
  openBoards,
  sharingCalls,
  sheetCalls,
} from '#features/boards/server.ts'
import { type catalogueQueries, type MediaRoom, rememberedCatalogue } from '#features/catalogue/server.ts'
import { rememberedCoverage } from '#features/editorial/server.ts'
import { experienceQueries, keepFlags } from '#features/experiences/server.ts'
import { mailCalls } from '#features/mail/server.ts'
import { notificationCalls, notificationQueries } from '#features/notifications/server.ts'
import {
  galleryCalls,
  openImageSearches,
  openNeighbors,
  placeName,
  preferenceCalls,
  rememberedGallery,
  rememberedLanding,
  suggestions,
} from '#features/search/server.ts'
import type { Database } from '#platform/database.ts'
import { fetchOutside } from '#platform/fetch-outside.ts'
import type { Log } from '#platform/log.ts'
import { removeOldKeys } from '#platform/make-once.ts'
import { readSecret } from '#platform/read-secret.ts'
import { borrowTicket, takeTicket } from '#platform/take-ticket.ts'
import { argus } from '#sites/argus/argus.ts'
import { bokeh } from '#sites/bokeh/bokeh.ts'
import type { MailRoom } from './background/open-mail.ts'
import { openSearchLanguage } from './background/search-language.ts'
import type { SearchRoom } from './background/search-room.ts'
import { appEndpoints } from './http/endpoints.ts'
import { type ServerNeeds, startWebServer, type WebServer } from './http/server.ts'
import { openVisitors } from './http/visitors.ts'
import { openForms } from './pages/find-form.ts'
import { openPageLoader } from './pages/load-page.ts'
import type { PageNeeds } from './pages/page-loads.ts'

/** Where the files of this build lie, and how pages are rendered. */
export type WebBuild = Pick<ServerNeeds, 'renderPage' | 'findPageFiles' | 'clientDirectory' | 'beforeRoutes'>

type WebParts = Pick<ServerNeeds, 'db' | 'metrics' | 'renditions'> & {
  /** Of the database, for those who listen to it. */
  readonly url: string
  readonly search: SearchRoom
  readonly room: MediaRoom
  readonly mail: MailRoom
  readonly log: Log
  readonly db: Database
  readonly catalogue: ReturnType<typeof catalogueQueries>
}

type OnStop = (close: () => Promise<void>) => void

const sites = { argus, bokeh } as const
const dayMs = 86_400_000

/** Everything that answers visitors, built in plain sight. */
export async function startWeb(
  config: Config,
  build: WebBuild,
  { catalogue, search, room, mail, ...parts }: WebParts,
  onStop: OnStop,
): Promise<WebServer> {
  const { db, log } = parts
  const { language, stop } = await openSearchLanguage(db, log)
  onStop(stop)
  const flags = await keepFlags({ experiences: experienceQueries(db), url: parts.url, log })
  onStop(flags.stop)
  const imageSearches = openImageSearches({ db, room, fetchOutside })
  everyDay(imageSearches.removeOld, log, onStop)
  const { mails } = mail
  everyDay(mails.removeOld, log, onStop)
  const notifications = notificationQueries(db)
  everyDay(notifications.removeOld, log, onStop)
  const accounts = openAccounts({
    db,
    sendMail: mail.sendMail,
    notify: notifications.notify,
    takeTicket: takeTicket(db),
    borrowTicket: borrowTicket(db),
    providers: config.openid,
  })
  everyDay(accounts.removeOld, log, onStop)
  if (config.mode === 'production') await accounts.lockDemoAccounts()
  const boards = openBoards({
    db,
    catalogue,
    readPeople: accounts.readPeople,
    findAccountByEmail: accounts.findAccountByEmail,
    sendMail: mail.sendMail,
    notify: notifications.notify,
    retractNotice: notifications.retract,
    warn: (error, what) => log.warn({ err: error }, what),
    dismissNotices: ({ boardId, ...reader }) => notifications.dismissAbout(reader, { boardId }),
    takeTicket: takeTicket(db),
    origins: config.publicUrls,
  })
  everyDay(boards.removeOld, log, onStop)
  everyDay(() => removeOldKeys(db), log, onStop)
  onStop(keepWatch(boards.watch, parts.url).stop)
  /** Of whoever wants to take everything along. */
  const exportData = async (accountId: string) => {
    const own = await accounts.exportData(accountId)
    return own && { ...own, boards: await boards.exportOf(accountId) }
  }
  const namePeople = async (accountIds: readonly string[]) =>
    new Map([...(await accounts.readPeople(accountIds))].map(([id, { name }]) => [id, name]))
  const areMailsKept = config.mail.kind === 'kept'
  const findGallery = rememberedGallery({
    index: search.index,
    language,
    catalogue,
    readImageSearch: imageSearches.readImageSearch,
    today,
  })
  const neighbors = openNeighbors({ index: search.index, today })
  const pageNeeds: PageNeeds & { readonly areMailsKept: boolean } = {
    accounts,
    boards,
    catalogue: rememberedCatalogue(catalogue),
    findGallery,
    findLanding: rememberedLanding({ index: search.index, language, catalogue, today }),
    findCoverage: rememberedCoverage({ findGallery, index: search.index, catalogue, today }),
    neighbors,
    findRelatedGalleries: rememberedGalleries({ neighbors, catalogue }),
    publicUrls: config.publicUrls,
    mails,
    areMailsKept,
    namePlace: (place, locale) => placeName(place, locale, language),
    report: (error) => log.error({ err: error }, 'a page goes on without a part of it'),
    today,
    mode: config.mode,
  }
  const loadPage = openPageLoader(sites, pageNeeds)
  const endpoints = [
    ...appEndpoints({ loadPage, mode: config.mode, keepLocale: accounts.keepLocale }),
    suggestions({ index: search.index, language }),
    ...galleryCalls({ findGallery, catalogue }),
    ...assetCalls({ catalogue, neighbors }),
    ...embedCalls({
      catalogue,
      renditions: parts.renditions,
      publicUrls: config.publicUrls,
      siteName: (site) => sites[site].name,
    }),
    ...imageSearches.calls,
    ...preferenceCalls(),
    ...accountCalls({ accounts: { ...accounts, exportData }, publicUrls: config.publicUrls }),
    ...(areMailsKept ? mailCalls({ mails, mode: config.mode }) : []),
    ...notificationCalls({ notifications, nameBoards: boards.nameBoards, namePeople }),
    ...collaborationCalls({ boards }),
    ...sharingCalls({ boards }),
    ...sheetCalls({ boards, renditions: parts.renditions, siteName: (site) => sites[site].name }),
    ...curatedCalls({ catalogue: pageNeeds.catalogue }),
  ]
  const web = await startWebServer({
    ...parts,
    ...build,
    config,
    sites,
    loadPage,
    findForm: openForms(sites, pageNeeds),
    readSession: accounts.readSession,
    visitors: openVisitors(await readSecret(db, 'csrf')),
    readFlags: flags.current,
    endpoints,
    readSearchHealth: search.index.health,
  })
  onStop(web.stop)
  return web
}

/** Now, and once a day from now on. */
function everyDay(work: () => Promise<void>, log: Log, onStop: OnStop): void {
  const run = () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'what is old will be removed later'))
  }
  run()
  const timer = setInterval(run, dayMs)
  timer.unref()
  onStop(async () => clearInterval(timer))
}

function today(): number {
  return Math.floor(Date.now() / dayMs)
}
