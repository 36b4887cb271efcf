import { randomBytes } from 'node:crypto'
import { type AssetCard, offers } from '#features/catalogue/domain.ts'
import type { CatalogueQueries } from '#features/catalogue/server.ts'
import type { Result } from '#kernel/result.ts'
import { type SiteNickname, siteNicknames } from '#sites/site.ts'
import { invitationTerms } from '../domain/invitation-terms.data.ts'
import { hasHadBoards } from './board-queries.ts'
import { demoBoards, demoComments, demoPeople } from './demo-boards.data.ts'
import type { BoardReader, BoardsNeeds } from './needs.ts'
import { openBoards } from './open-boards.ts'
import { insertInvitation } from './sharing/invitation-queries.ts'

type Needs = Pick<BoardsNeeds, 'db' | 'readPeople' | 'findAccountByEmail'> & {
  readonly catalogue: Pick<CatalogueQueries, 'readKeptCards' | 'readMediaTypes' | 'findCards'>
}

/** So many of the best assets are looked through. */
const looked = 300

/** Boards of the demo accounts, to try things out with. Who has or had some on a site is left alone there. */
export async function fillDemoBoards(needs: Needs): Promise<void> {
  const [owner, editor] = await Promise.all([
    needs.findAccountByEmail(demoPeople.owner),
    needs.findAccountByEmail(demoPeople.editor),
  ])
  if (!owner || !editor) return
  for (const site of siteNicknames) await fillSite(needs, site, { owner: owner.id, editor: editor.id })
}

async function fillSite(
  needs: Needs,
  site: SiteNickname,
  accounts: Readonly<Record<keyof typeof demoPeople, string>>,
): Promise<void> {
  const { db, catalogue } = needs
  if (await hasHadBoards(db, { accountId: accounts.owner, site })) return
  const nothing = async () => undefined
  const boards = openBoards({
    ...needs,
    ...{
      sendMail: nothing,
      notify: nothing,
      retractNotice: nothing,
      dismissNotices: nothing,
      takeTicket: async () => null,
      origins: {},
    },
  })
  const readerOf = (who: keyof typeof demoPeople): BoardReader => ({
    accountId: accounts[who],
    site,
    code: null,
    isProven: true,
  })
  const owner = readerOf('owner')
  const { cards } = await catalogue.findCards({ offer: offers[site] }, { offset: 0, limit: looked })
  const used = new Set<string>()
  let last: string | null = null
  for (const { name, description, about, count, notes } of demoBoards) {
    const assetIds = choose(cards, about, { count, used })
    if (assetIds.length === 0) return
    const { id } = done(await boards.create(owner, { name, description }))
    done(await boards.addAssets(owner, { boardId: id, assetIds }))
    for (const [index, note] of notes.entries()) {
      done(await boards.setNote(owner, id, assetIds[index] ?? '', note))
    }
    for (const assetId of assetIds) used.add(assetId)
    last = id
  }
  if (last === null) return
  const code = randomBytes(invitationTerms.codeBytes).toString('base64url')
  const link = { role: 'edit', recipient: null, expiresAt: null } as const
  await insertInvitation(db, { ...link, boardId: last, code, createdBy: accounts.owner, now: new Date() })
  done(await boards.acceptInvitation(readerOf('editor'), code))
  for (const { by, text } of demoComments) done(await boards.addComment(readerOf(by), last, { text }))
}

type Wish = { readonly count: number; readonly used: ReadonlySet<string> }

/** Those whose titles fit first, then the best of the rest; what another board shows comes last. */
function choose(cards: readonly AssetCard[], about: RegExp, { count, used }: Wish): readonly string[] {
  const shown = cards.filter(({ isOffline, isSensitive }) => !isOffline && !isSensitive)
  const rankOf = ({ id, title }: AssetCard) => (used.has(id) ? 2 : about.test(title) ? 0 : 1)
  const sorted = shown.toSorted((one, other) => rankOf(one) - rankOf(other))
  return sorted.slice(0, count).map(({ id }) => id)
}

function done<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`A demo board could not be filled: ${JSON.stringify(result.failure)}.`)
  return result.value
}
