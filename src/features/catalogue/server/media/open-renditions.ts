import {
  type FilmRendition,
  isMediaKey,
  type PictureFormat,
  parseFilmFile,
  parseRenditionFile,
  type Rendition,
  type RenditionName,
  renditionFile,
  renditionRules,
} from '../../domain/rendition.ts'
import type { Busy, MediaRoom, WorkTerms } from './media-room.port.ts'
import type { ByteRange, MediaFacts, MediaStore } from './media-store.port.ts'
import { drawnMegapixels, megapixelsOfSize } from './media-weight.ts'
import type { Origin } from './origin.ts'
import type { Refusal } from './picture-refusal.ts'
import type { PictureCredit } from './picture-source.ts'
import type { PixelSize } from './pixel-size.ts'
import { isFilmFile, OriginGone, type OriginNeeds, readOrigin } from './read-origin.ts'
import { openShortMemory } from './short-memory.ts'
import { openSingleFlight } from './single-flight.ts'

export type FoundOrigin = {
  readonly origin: Origin
  /** Whether editors show it off, large and clean. */
  readonly isShowcase: boolean
  readonly credit: Omit<PictureCredit, 'isGenerated'>
  readonly isGenerated: boolean
  /** What shows through where the picture is transparent; white if null. */
  readonly color: string | null
  /** Of the original, where it is a file; what waits is weighed by it. */
  readonly size?: PixelSize
}

export type RenditionNeeds = OriginNeeds & {
  readonly room: Pick<MediaRoom, 'make'>
  readonly findOrigin: (mediaKey: string) => Promise<FoundOrigin | null>
  /** Makes a file that only films have and keeps it in the store; false if it cannot be made. */
  readonly makeFilmFile?: (mediaKey: string, file: FilmRendition, origin: Origin) => Promise<boolean>
  /** Told of every picture that a visitor was the first to see. */
  readonly onMade?: (mediaKey: string) => void
  readonly now?: () => number
}

export type NoRendition = { readonly kind: 'missing' } | { readonly kind: 'failed' } | Refusal | Busy
export type RenditionAnswer = Kept | NoRendition

export type Renditions = {
  /** From the store, or made at once and kept. A surprise is thrown once and then a failure for a while. */
  readonly get: (mediaKey: string, file: string, terms?: WorkTerms) => Promise<RenditionAnswer>
  readonly open: (mediaKey: string, file: string, range?: ByteRange) => ReturnType<MediaStore['read']>
  /** Makes all that are missing with one decoding, before anybody asks. */
  readonly prepare: (
    mediaKey: string,
    wanted: readonly Rendition[],
    terms?: WorkTerms,
  ) => Promise<RenditionAnswer['kind']>
  /** For an asset that is withdrawn: its pictures go too. */
  readonly remove: (mediaKey: string) => Promise<void>
}

type Kept = { readonly kind: 'kept'; readonly facts: MediaFacts }
type Failure = Refusal | { readonly kind: 'failed' }

const contentTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
/** Films take seconds to minutes, one after the other; who would come later is sent away at once. */
const filmsAtMost = 24
const visitor: WorkTerms = { priority: 'visitor' }

const smallerThumbnails: Readonly<Partial<Record<RenditionName, readonly RenditionName[]>>> = {
  '480': ['320'],
  '640': ['480', '320'],
}

/** Renditions on demand: each is made once, however many ask for it, and a broken original is not tried again at once. */
export function openRenditions(needs: RenditionNeeds): Renditions {
  const { store, room, findOrigin, makeFilmFile, onMade, now = Date.now } = needs
  const flights = openSingleFlight<RenditionAnswer>()
  const failures = openShortMemory<Failure>({ forMs: 30_000, entries: 5_000, now })
  const filmFlights = openSingleFlight<boolean>()
  let filmsInWork = 0
  const nameOf = (mediaKey: string, file: string) => `renditions/${mediaKey}/${file}`

  async function find(mediaKey: string, file: string): Promise<Kept | null> {
    const facts = await store.stat(nameOf(mediaKey, file))
    return facts && { kind: 'kept', facts }
  }

  async function getPicture(mediaKey: string, asked: Rendition, terms: WorkTerms): Promise<RenditionAnswer> {
    const file = renditionFile(asked)
    const { isForShowcase } = renditionRules[asked.name]
    // What is shown off today may not be tomorrow, so a clean large picture is never served unasked.
    const found = isForShowcase ? await findOrigin(mediaKey) : null
    if (isForShowcase && !found?.isShowcase) return { kind: 'missing' }
    const kept = await find(mediaKey, file)
    if (kept) return kept
    return (
      (await make(mediaKey, await withCompanions(mediaKey, asked), found, terms)) ?? finish(mediaKey, file)
    )
  }

  /**
   * Smaller thumbnails cost a tenth more once the larger one is there, in the same format; another format would cost as
   * much again, and most visitors ask for one.
   */
  async function withCompanions(mediaKey: string, asked: Rendition): Promise<readonly Rendition[]> {
    const wanted = [asked]
    for (const name of smallerThumbnails[asked.name] ?? []) {
      const smaller: Rendition = { name, format: asked.format }
      if (!(await find(mediaKey, renditionFile(smaller)))) wanted.push(smaller)
    }
    return wanted
  }

  async function finish(mediaKey: string, file: string): Promise<RenditionAnswer> {
    const kept = await find(mediaKey, file)
    if (!kept) throw new Error(`${nameOf(mediaKey, file)} was made and is not there.`)
    return kept
  }

  /** Null when all are made and kept. */
  async function make(
    mediaKey: string,
    wanted: readonly Rendition[],
    known: FoundOrigin | null,
    terms: WorkTerms,
  ): Promise<NoRendition | null> {
    const failure = failures.recall(mediaKey)
    if (failure) return failure
    const found = known ?? (await findOrigin(mediaKey))
    if (!found) return { kind: 'missing' }
    try {
      const read = () => readOrigin(found.origin, needs)
      // A film's frame is made elsewhere, and slowly: whoever waits for it must not hold a place meanwhile.
      const source = isFilmFile(found.origin)
        ? await read()
        : ({ kind: 'late', megapixels: weightOf(found), read } as const)
      const background = found.color ?? '#ffffff'
      const credit = { ...found.credit, isGenerated: found.isGenerated }
      const outcome = await room.make({ source, wanted, background, credit }, terms)
      if (outcome.kind === 'refused') failures.keep(mediaKey, outcome)
      if (outcome.kind !== 'made') return outcome
      for (const { name, format, bytes } of outcome.renditions) {
        const contentType = contentTypes[format]
        await store.put(nameOf(mediaKey, renditionFile({ name, format })), bytes, { contentType })
      }
      if (await isGone(mediaKey)) return { kind: 'missing' }
      if (terms.priority === 'visitor') onMade?.(mediaKey)
      return null
    } catch (error) {
      if (error instanceof OriginGone) return { kind: 'missing' }
      if (!terms.signal?.aborted) failures.keep(mediaKey, { kind: 'failed' })
      throw error
    }
  }

  async function makeFilm(
    mediaKey: string,
    file: FilmRendition,
    origin: Origin,
    makeFile: NonNullable<RenditionNeeds['makeFilmFile']>,
  ): Promise<boolean> {
    filmsInWork += 1
    try {
      return (await find(mediaKey, file)) !== null || (await makeFile(mediaKey, file, origin))
    } finally {
      filmsInWork -= 1
    }
  }

  /** What was withdrawn while it was made goes again: the one who removes it has passed by already. */
  async function isGone(mediaKey: string): Promise<boolean> {
    if (await findOrigin(mediaKey)) return false
    await remove(mediaKey)
    return true
  }

  async function remove(mediaKey: string): Promise<void> {
    for await (const name of store.list(`renditions/${mediaKey}/`)) await store.remove(name)
  }

  async function getFilmFile(mediaKey: string, file: FilmRendition): Promise<RenditionAnswer> {
    const kept = await find(mediaKey, file)
    if (kept) return kept
    if (!makeFilmFile) return { kind: 'missing' }
    const key = nameOf(mediaKey, file)
    const failure = failures.recall(key)
    if (failure) return failure
    const found = await findOrigin(mediaKey)
    if (!found) return { kind: 'missing' }
    if (filmsInWork >= filmsAtMost) return { kind: 'busy' }
    // The key frames are made together, so those who ask for one of them wait for the same work.
    const group = file.startsWith('key-') ? 'key frames' : file
    const work = () => makeFilm(mediaKey, file, found.origin, makeFilmFile)
    const isMade = await filmFlights.join(`${mediaKey} ${group}`, work).catch((error: unknown) => {
      failures.keep(key, { kind: 'failed' })
      throw error
    })
    if (isMade && (await isGone(mediaKey))) return { kind: 'missing' }
    if (isMade) return finish(mediaKey, file)
    failures.keep(key, { kind: 'failed' })
    return { kind: 'failed' }
  }

  return {
    async get(mediaKey, file, terms = visitor) {
      const picture = parseRenditionFile(file)
      const film = parseFilmFile(file)
      if (!isMediaKey(mediaKey) || !(picture ?? film)) return { kind: 'missing' }
      const start = (signal: AbortSignal): Promise<RenditionAnswer> => {
        if (picture) return getPicture(mediaKey, picture, { ...terms, signal })
        return film ? getFilmFile(mediaKey, film) : Promise.resolve({ kind: 'missing' })
      }
      return flights.join(nameOf(mediaKey, file), start, terms.signal)
    },
    open: (mediaKey, file, range) => store.read(nameOf(mediaKey, file), range),
    async prepare(mediaKey, wanted, terms = { priority: 'background' }) {
      const missing: Rendition[] = []
      for (const one of wanted) if (!(await find(mediaKey, renditionFile(one)))) missing.push(one)
      if (missing.length === 0) return 'kept'
      return (await make(mediaKey, missing, null, terms))?.kind ?? 'kept'
    },
    remove,
  }
}

function weightOf({ origin, size }: FoundOrigin): number {
  const isFile = origin.kind === 'file' || origin.kind === 'package'
  return isFile ? megapixelsOfSize(size ?? null) : drawnMegapixels
}
