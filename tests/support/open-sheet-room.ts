import { Readable } from 'node:stream'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { openSheetFonts } from '../../src/features/boards/server/sheet/open-sheet-fonts.ts'
import { sheetCalls } from '../../src/features/boards/server.ts'
import { keepTestAssets, openTestBoards } from '../../src/features/boards/testing.ts'
import type { Renditions } from '../../src/features/catalogue/server.ts'
import type { Answer } from '../../src/platform/endpoint.ts'
import { buildCaller, buildMember, buildVisit } from '../../src/visit/testing/build-visit.ts'
import type { Viewer } from '../../src/visit/visit.ts'
import { freshDatabase } from './fresh-database.ts'

export const owner = buildMember({ accountId: '41' })
export const stranger = buildMember({ accountId: '42' })
export const visitor: Viewer = { kind: 'visitor', authState: 'anonymous' }
const fontsOf = openSheetFonts()

export type Get = Renditions['get']

export const kept: Get = async () => ({
  kind: 'kept',
  facts: { bytes: 3, contentType: 'image/jpeg', etag: '"1"', modifiedAt: new Date(0) },
})

type CallNeeds = Parameters<typeof sheetCalls>[0]

type CallOptions = Pick<CallNeeds, 'picturesWithinMs' | 'line'> & {
  /** How what is not there yet is made; without it every picture is there as JPEG. */
  readonly get?: Get
  /** The formats in which pictures are there before. */
  readonly formats?: readonly string[]
  readonly names?: readonly string[]
}

export const plainLine = { atOnce: { each: 1, inAll: 2 }, waiting: { each: 1, inAll: 1 }, withinMs: 60_000 }

/** A board of twelve among 230 assets, and the call for its contact sheet with pictures that a test makes as it likes. */
export async function openSheetRoom() {
  const fresh = await freshDatabase()
  const room = openTestBoards(fresh.db)
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#446' } })
  const jpeg = await drawn.jpeg().toBuffer()
  const pictures: Readonly<Record<string, Buffer>> = { jpg: jpeg, avif: await drawn.avif().toBuffer() }
  const assetIds = await keepTestAssets(fresh.db, 230)
  const boardId = await makeBoard('Autumn / “issue”', assetIds.slice(0, 12))
  await room.boards.setNote(room.readerOf('41'), boardId, assetIds[1] ?? '', 'For the cover?')

  async function makeBoard(name: string, ids: readonly string[]): Promise<string> {
    const made = await room.get(room.boards.create(room.readerOf('41'), { name }))
    await room.get(room.boards.addAssets(room.readerOf('41'), { boardId: made.id, assetIds: ids }))
    return made.id
  }

  async function invite(): Promise<{ readonly id: string; readonly code: string }> {
    const from = { viewer: owner, origin: 'http://argus.example', locale: 'en-us' }
    return room.get(room.boards.invite(room.readerOf('41'), boardId, { role: 'view' }, from))
  }

  function openCall(options: CallOptions = {}) {
    const { get = kept, line = plainLine, picturesWithinMs = () => 40_000 } = options
    const formats = options.formats ?? (options.get ? [] : ['jpg'])
    const asked: string[] = []
    const opened: string[] = []
    const made = new Set<string>()
    const [call] = sheetCalls({
      boards: room.boards,
      renditions: {
        get: async (mediaKey, file, terms) => {
          asked.push(file)
          const answer = await get(mediaKey, file, terms)
          if (answer.kind === 'kept') made.add(`${mediaKey}/${file}`)
          return answer
        },
        open: async (mediaKey, file) => {
          const [name = '', format = ''] = file.split('.')
          const isThere = formats.includes(format) && (options.names?.includes(name) ?? true)
          if (!isThere && !made.has(`${mediaKey}/${file}`)) return null
          opened.push(file)
          return { body: Readable.from([pictures[format] ?? jpeg]) } as never
        },
      },
      siteName: () => 'Argus',
      now: room.now,
      ...{ picturesWithinMs, line, fontsOf },
    })
    const ask = async (
      viewer: Viewer,
      query: Record<string, string> = {},
      id = boardId,
      gone = new AbortController().signal,
    ) => {
      if (!call) throw new Error('there is no call')
      const visit = buildVisit({ viewer, country: 'DEU' })
      return call.handle({ visit, caller: buildCaller(), params: { id }, query, gone })
    }
    return { ask, asked, opened }
  }

  return {
    ...{ db: fresh.db, room, boardId, assetIds, makeBoard, invite, openCall },
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

export function pdfOf(answer: Answer) {
  if (answer.kind !== 'bytes') throw new Error(JSON.stringify(answer))
  const text = Buffer.from(answer.body).toString('latin1')
  return {
    type: answer.type,
    headers: answer.headers,
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length,
    images: text.match(/\/Subtype \/Image/g)?.length ?? 0,
  }
}

/** Everything that is drawn on the pages. */
export function drawnIn(answer: Answer): string {
  if (answer.kind !== 'bytes') throw new Error(JSON.stringify(answer))
  const bytes = Buffer.from(answer.body)
  const streams = bytes.toString('latin1').matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n/g)
  return Array.from(streams, ({ 0: head, index }) =>
    inflateSync(bytes.subarray(index + head.length)).toString('latin1'),
  )
    .filter((stream) => stream.includes(' Tf'))
    .join('\n')
}

export function statusOf(answer: Answer): number {
  return answer.kind === 'problem' ? answer.problem.status : 200
}
