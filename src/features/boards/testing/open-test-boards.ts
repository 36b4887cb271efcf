import { type CatalogueQueries, catalogueQueries } from '#features/catalogue/server.ts'
import type { Result } from '#kernel/result.ts'
import type { Database } from '#platform/database.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { BoardReader } from '../server/needs.ts'
import { openBoards } from '../server/open-boards.ts'

type Given = Readonly<{
  secondsToWait?: () => number | null
  catalogue?: Pick<CatalogueQueries, 'readKeptCards' | 'readMediaTypes'>
}>

/** Boards on a test's database with its catalogue, and a clock that the test moves. Accounts are numbers with a name. */
export function openTestBoards(
  db: Database,
  { secondsToWait = () => null, catalogue = catalogueQueries(db) }: Given = {},
) {
  let nowMs = Date.parse('2026-03-02T09:00:00Z')
  const boards = openBoards({
    db,
    catalogue,
    readPeople: async (ids) =>
      new Map(ids.map((id) => [id, { name: `Person ${id}`, givenName: `Person ${id}` }])),
    findAccountByEmail: async () => null,
    sendMail: async () => {},
    notify: async () => {},
    retractNotice: async () => {},
    dismissNotices: async () => {},
    takeTicket: async () => secondsToWait(),
    now: () => new Date(nowMs),
    origins: {},
  })
  return {
    boards,
    now: () => new Date(nowMs),
    pass: (ms: number) => {
      nowMs += ms
    },
    readerOf: (
      accountId: string | null,
      site: SiteNickname = 'argus',
      code: string | null = null,
    ): BoardReader => ({
      accountId,
      site,
      code,
      isProven: true,
    }),
    /** What must have gone well. */
    async get<Value>(result: Promise<Result<Value, unknown>>): Promise<Value> {
      const outcome = await result
      if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.failure)}`)
      return outcome.value
    },
  }
}
