import { z } from 'zod'
import type { Renditions } from '#features/catalogue/server.ts'
import { formatDate } from '#i18n/formats.ts'
import { formattingTagOf } from '#i18n/locales.ts'
import { type Answer, type Endpoint, endpoint, problemForNow } from '#platform/endpoint.ts'
import type { SiteNickname } from '#sites/site.ts'
import type { Visit } from '#visit/visit.ts'
import {
  parsePaper,
  parsePerPage,
  sheetLineWithinMs,
  sheetRenditions,
  picturesWithinMs as usualPicturesWithinMs,
} from '../../domain/sheet-choices.ts'
import { sheetDisposition } from '../../domain/sheet-file-name.ts'
import { boardParams, hidden, withoutRobots } from '../calls/call-parts.ts'
import { refuse, refuseReading } from '../calls/refuse.ts'
import { readerOf } from '../needs.ts'
import { openSheetFonts } from './open-sheet-fonts.ts'
import { openSheetLine } from './open-sheet-line.ts'
import { readSheet, type SheetBoards, type SheetPart } from './read-sheet.ts'
import { openSheetPictures } from './sheet-pictures.ts'
import { toJpeg } from './to-jpeg.ts'
import { writeSheetPdf } from './write-sheet-pdf.ts'

export type SheetCallNeeds = Readonly<{
  boards: SheetBoards
  renditions: Pick<Renditions, 'get' | 'open'>
  siteName: (site: SiteNickname) => string
  now?: () => Date
  /** How long pictures may be made that are not there yet, in all. */
  picturesWithinMs?: typeof usualPicturesWithinMs
  fontsOf?: ReturnType<typeof openSheetFonts>
  line?: Parameters<typeof openSheetLine>[0]
}>

/** A document takes some 20 MB while it is written. */
const line = {
  ...{ atOnce: { each: 1, inAll: 2 }, waiting: { each: 3, inAll: 12 } },
  withinMs: sheetLineWithinMs,
}
const againSeconds = 10

const query = z.object({
  perpage: z.string().optional(),
  paper: z.string().optional(),
  part: z.string().optional(),
  invitation_code: z.string().max(200).optional(),
})

type Asked = Readonly<{ visit: Visit; query: z.infer<typeof query>; gone: AbortSignal; since: Date }>

export function sheetCalls(needs: SheetCallNeeds): readonly Endpoint[] {
  const takePlace = openSheetLine(needs.line ?? line)
  const { boards, renditions, siteName, now = () => new Date() } = needs
  const { picturesWithinMs = usualPicturesWithinMs, fontsOf = openSheetFonts() } = needs

  async function write(sheet: SheetPart, { visit, query: asked, gone, since }: Asked): Promise<Answer> {
    const perPage = parsePerPage(asked.perpage)
    const time = now()
    const names = sheetRenditions[perPage]
    const withinMs = picturesWithinMs(names, time.getTime() - since.getTime())
    const readPicture = openSheetPictures(renditions, names, { withinMs, gone, toJpeg })
    const body = await writeSheetPdf(
      {
        ...{ boardName: sheet.boardName, assets: sheet.assets, perPage },
        paper: parsePaper(asked.paper, visit),
        siteName: siteName(visit.site),
        day: formatDate(time, visit.spoken, 'long'),
        language: formattingTagOf(visit.spoken),
      },
      {
        ...{ readPicture, now: time, gone },
        fontsFor: (words) => fontsOf({ site: visit.site, locale: visit.locale, words }),
      },
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
        summary:
          'A board as a contact sheet in PDF, 1, 4, 9 or 20 assets a page, 200 a document. For its owner and those who have joined.',
        params: boardParams,
        query,
        answer: z.unknown(),
      },
      async ({ visit, params, query: asked, gone }) => {
        const since = now()
        const sheet = await readSheet(boards, readerOf(visit, asked.invitation_code), params.id, asked.part)
        if (!sheet.ok) return refuseReading(sheet.failure)
        const { viewer } = visit
        // A visitor is always a guest. Whoever wants the file asked for it, and is sent to sign in.
        if (viewer.kind !== 'member') return refuse('not-signed-in')
        if (!sheet.value.mayDownload) return refuse('not-allowed')
        const free = await takePlace(viewer.accountId, gone)
        if (!free) return withoutRobots(problemForNow(503, againSeconds))
        try {
          return await write(sheet.value, { visit, query: asked, gone, since })
        } catch (error) {
          // Nobody reads this.
          if (gone.aborted) return withoutRobots(problemForNow(503, againSeconds))
          throw error
        } finally {
          free()
        }
      },
    ),
  ]
}
