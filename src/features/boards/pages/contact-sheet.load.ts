import { links, signInLink } from '#links/links.ts'
import { found, type Loaded, type PageRequest } from '#visit/page-contract.ts'
import { type Paper, type PerPage, parsePaper, parsePerPage } from '../domain/sheet-choices.ts'
import { readerOf } from '../server/needs.ts'
import { readSheet, type SheetBoards, type SheetPart } from '../server/sheet/read-sheet.ts'
import { closedBoard, mustSignIn } from './board.load.ts'

export type ContactSheetData = SheetPart & {
  readonly perPage: PerPage
  readonly paper: Paper
  /** YYYY-MM-DD. */
  readonly day: string
  /** By which a guest came; every link of the page carries it on. */
  readonly invitationCode: string | null
}

type Needs = {
  readonly boards: SheetBoards
  /** Days since 1970-01-01. */
  readonly today: () => number
}

const dayMs = 86_400_000

export async function load(request: PageRequest<Needs>): Promise<Loaded<ContactSheetData>> {
  const { visit, parameters, query, needs } = request
  const invitationCode = query.get('invitation_code') || null
  const reader = readerOf(visit, invitationCode)
  const boardId = parameters.boardId ?? ''
  if (mustSignIn(visit, boardId, invitationCode)) {
    const here = links.contactSheet(visit, { boardId }, Object.fromEntries(query))
    return { kind: 'moved', to: signInLink(visit, here) }
  }
  const sheet = await readSheet(needs.boards, reader, boardId, query.get('part'))
  if (!sheet.ok) return closedBoard(sheet.failure)
  return found({
    ...sheet.value,
    perPage: parsePerPage(query.get('perpage')),
    paper: parsePaper(query.get('paper'), visit),
    day: new Date(needs.today() * dayMs).toISOString().slice(0, 10),
    invitationCode,
  })
}
