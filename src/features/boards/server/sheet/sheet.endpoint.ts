import { z } from 'zod'
import type { Renditions } from '#features/catalogue/server.ts'
import { formatDate } from '#i18n/formats.ts'
import { formattingTagOf } from '#i18n/locales.ts'
import { type Answer, type Endpoint, endpoint, problemForNow } from '#platform/endpoint.ts'
import { openSlots } from '#platform/open-slots.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Visit } from '#visit/visit.ts'
import { parsePaper, parsePerPage, sheetRenditions } from '../../domain/sheet-choices.ts'
import { sheetDisposition } from '../../domain/sheet-file-name.ts'
import { boardParams, hidden, withoutRobots } from '../calls/call-parts.ts'
import { refuseReading } from '../calls/refuse.ts'
import { readerOf } from '../needs.ts'
import { openSheetFonts } from './open-sheet-fonts.ts'
import { readSheet, type SheetBoards, type SheetPart } from './read-sheet.ts'
import { openSheetPictures, SheetTakesTooLong } from './sheet-pictures.ts'
import { writeSheetPdf } from './write-sheet-pdf.ts'

export type SheetCallNeeds = Readonly<{
  boards: SheetBoards
  renditions: Pick<Renditions, 'get' | 'open'>
  siteName: (site: SiteNickname) => string
  now?: () => Date
  /** How long pictures may be waited for, in all. */
  picturesWithinMs?: number
  fontsOf?: ReturnType<typeof openSheetFonts>
}>

/** Documents hold their pictures in memory while they are written. Guests cannot take what members need. */
const membersAtOnce = { each: 1, inAll: 2 }
const guestsAtOnce = { each: 1, inAll: 1 }
const againSeconds = 10

const query = z.object({
  perpage: z.string().optional(),
  paper: z.string().optional(),
  part: z.string().optional(),
  invitation_code: z.string().max(200).optional(),
})

export function sheetCalls(needs: SheetCallNeeds): readonly Endpoint[] {
  const takeMemberSlot = openSlots(membersAtOnce)
  const takeGuestSlot = openSlots(guestsAtOnce)
  const { boards, renditions, siteName, now = () => new Date(), picturesWithinMs = 40_000 } = needs
  const fontsOf = needs.fontsOf ?? openSheetFonts()

  async function write(sheet: SheetPart, visit: Visit, asked: z.infer<typeof query>): Promise<Answer> {
    const perPage = parsePerPage(asked.perpage)
    const time = now()
    const readPicture = openSheetPictures(renditions, sheetRenditions[perPage], picturesWithinMs)
    const body = await writeSheetPdf(
      {
        ...{ boardName: sheet.boardName, assets: sheet.assets, perPage },
        paper: parsePaper(asked.paper, visit.country),
        siteName: siteName(visit.site),
        day: formatDate(time, visit.spoken, 'long'),
        language: formattingTagOf(visit.spoken),
      },
      { fonts: await fontsOf(visit.site), readPicture, now: time },
    )
    return {
      ...{ kind: 'bytes', status: 200, type: 'application/pdf', body },
      headers: {
        'content-disposition': sheetDisposition(sheet.boardName, { number: sheet.part, of: sheet.parts }),
        'cache-control': 'private, no-store',
        ...hidden,
      },
    }
  }

  return [
    endpoint(
      {
        method: 'GET',
        path: '/components/collaboration/api/boards/:id/contact-sheet.pdf',
        summary: 'A board as a contact sheet in PDF, 1, 4, 9 or 20 assets a page, 200 a document.',
        params: boardParams,
        query,
        answer: z.unknown(),
      },
      async ({ visit, caller, params, query: asked }) => {
        const sheet = await readSheet(boards, readerOf(visit, asked.invitation_code), params.id, asked.part)
        if (!sheet.ok) return refuseReading(sheet.failure)
        const { viewer } = visit
        const free =
          viewer.kind === 'member' ? takeMemberSlot(viewer.accountId) : takeGuestSlot(caller.address)
        if (!free) return withoutRobots(problemForNow(503, againSeconds))
        try {
          return await write(sheet.value, visit, asked)
        } catch (error) {
          if (error instanceof SheetTakesTooLong) return withoutRobots(problemForNow(503, againSeconds))
          throw error
        } finally {
          free()
        }
      },
    ),
  ]
}
