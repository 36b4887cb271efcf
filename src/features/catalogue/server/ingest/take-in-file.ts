import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { describeAsset, type FileFacts } from '../../domain/describe-asset.ts'
import { type FieldProblem, readValues } from '../../domain/ingest-values.ts'
import { contentTypeOf } from '../../domain/media-name.ts'
import { mergeSources, type RawFields, type RawSources } from '../../domain/raw-fields.ts'
import type { NewAsset } from '../asset-row.ts'
import { containerOf } from '../media/film-container.ts'
import type { PictureFacts } from '../media/inspect-picture.ts'
import { defaultLimits } from '../media/picture-limits.ts'
import type { Candidate } from './find-candidates.ts'
import type { IngestNeeds } from './ingest-needs.ts'
import { type Embedded, readEmbedded, readPacket } from './read-embedded.ts'
import { hashBytes, hashFile, readHead, readSidecar } from './read-file.ts'
import { readFilmXmp } from './read-film-xmp.ts'
import { readXmp, UnreadableXmp } from './read-xmp.ts'

export type Remark = { readonly field: string; readonly reason: string }
export type TakenIn = {
  readonly asset: NewAsset | null
  /** Why there is none. */
  readonly rejections: readonly Remark[]
  /** What was passed over in one that is taken. */
  readonly notes: readonly Remark[]
}

type Inspected = {
  readonly facts: FileFacts
  /** The picture, or the frame that stands for the film. */
  readonly picture: PictureFacts
  readonly embedded: Embedded
  readonly bytes: number
  readonly store: (name: string) => Promise<void>
}
type Rejected = { readonly rejection: Remark }

const extensions: Readonly<Record<PictureFacts['format'], string>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  tiff: 'tif',
  avif: 'avif',
  heic: 'heic',
  svg: 'svg',
}

export type TakeInOptions = { readonly defaults: RawFields; readonly isDryRun: boolean }

/** Reads, judges and describes one file and puts it into the media store. The catalogue is the caller's. */
export async function takeInFile(
  candidate: Candidate,
  needs: IngestNeeds,
  { defaults, isDryRun }: TakeInOptions,
): Promise<TakenIn> {
  const inspected = await inspectFile(candidate.path, needs)
  if ('rejection' in inspected) return rejected([inspected.rejection])
  const sidecar = await sidecarFields(candidate.sidecar)
  if ('rejection' in sidecar) return rejected([sidecar.rejection])
  const sources: RawSources = {
    ...inspected.embedded.sources,
    ...(sidecar.fields && { sidecar: sidecar.fields }),
    ...(candidate.row && { row: candidate.row }),
    default: defaults,
  }
  const { values, problems } = readValues(mergeSources(sources))
  const wrong = problems.filter(isOperators)
  if (wrong.length > 0) return rejected(wrong)
  const described = describeAsset(values, inspected.facts)
  if ('problem' in described) return rejected([described.problem])
  const { asset, name } = assetOf(inspected, described.record)
  if (!isDryRun && !(await isStored(name, inspected.bytes, needs))) await inspected.store(name)
  const notes = inspected.embedded.notes.map((reason) => ({ field: '', reason }))
  return { asset, rejections: [], notes: [...notes, ...problems] }
}

function rejected(rejections: readonly Remark[]): TakenIn {
  return { asset: null, rejections, notes: [] }
}

function isOperators({ source }: FieldProblem): boolean {
  return source === 'row' || source === 'sidecar' || source === 'default'
}

async function isStored(name: string, bytes: number, { store }: IngestNeeds): Promise<boolean> {
  return (await store.stat(name))?.bytes === bytes
}

function assetOf({ facts, picture, bytes }: Inspected, record: NewAsset['record']) {
  const name = `originals/${facts.sha256.slice(0, 2)}/${facts.sha256}.${facts.format}`
  const asset: NewAsset = {
    record,
    media: {
      mediaKey: facts.sha256.slice(0, 20),
      origin: { kind: 'file', name },
      dominantColor: picture.dominantColor,
      palette: picture.palette.flatMap(({ lab, share }) => [...lab, share]),
      placeholder: picture.placeholder,
      originalBytes: bytes,
      originalFormat: facts.format,
    },
  }
  return { asset, name }
}

async function inspectFile(path: string, needs: IngestNeeds): Promise<Inspected | Rejected> {
  const container = containerOf(await readHead(path, 64))
  return container ? inspectFilmFile(path, container, needs) : inspectPictureFile(path, needs)
}

async function inspectPictureFile(path: string, needs: IngestNeeds): Promise<Inspected | Rejected> {
  const { size } = await stat(path)
  if (size === 0) return { rejection: { field: 'file', reason: 'is empty' } }
  if (size > defaultLimits.maxBytes) {
    return { rejection: { field: 'file', reason: `is larger than ${defaultLimits.maxBytes / 1_000_000} MB` } }
  }
  const bytes = await readFile(path)
  const picture = await needs.inspectPicture(bytes)
  if (picture.kind === 'refused') return { rejection: { field: 'file', reason: picture.sentence } }
  const { width, height } = picture
  const format = extensions[picture.format]
  return {
    facts: {
      name: basename(path),
      sha256: hashBytes(bytes),
      format,
      assetType: 'image',
      width,
      height,
      film: null,
    },
    picture,
    embedded: await readEmbedded(bytes),
    bytes: bytes.length,
    store: (name) => needs.store.put(name, bytes, { contentType: contentTypeOf(name) }),
  }
}

async function inspectFilmFile(
  path: string,
  format: string,
  needs: IngestNeeds,
): Promise<Inspected | Rejected> {
  const { size } = await stat(path)
  const sha256 = await hashFile(path)
  const film = await needs.inspectFilm(path)
  if (film.kind === 'refused') return { rejection: { field: 'file', reason: film.refusal.reason } }
  const { width, height, durationMs, frameRate, definition, aspect, hasSound } = film.facts
  const poster = await needs.makePoster(path, film.facts)
  const picture = poster && (await needs.inspectPicture(poster))
  if (picture?.kind !== 'picture')
    return { rejection: { field: 'file', reason: 'No frame of it can be read.' } }
  const packet = await readFilmXmp(path)
  return {
    facts: {
      name: basename(path),
      sha256,
      format,
      assetType: 'film',
      width,
      height,
      film: { durationMs, frameRate, definition, aspect, hasSound },
    },
    picture,
    embedded: packet ? readPacket(packet) : { sources: {}, notes: [] },
    bytes: size,
    store: (name) => storeFilm(path, sha256, name, needs),
  }
}

/** A film is read twice; one that somebody still writes to would be kept under the name of another content. */
async function storeFilm(path: string, sha256: string, name: string, { store }: IngestNeeds): Promise<void> {
  await store.put(name, createReadStream(path), { contentType: contentTypeOf(name) })
  if ((await hashFile(path)) === sha256) return
  await store.remove(name)
  throw new ChangedWhileRead('changed while it was read')
}

export class ChangedWhileRead extends Error {}

async function sidecarFields(path: string | null): Promise<{ fields: RawFields | null } | Rejected> {
  if (path === null) return { fields: null }
  try {
    return { fields: readXmp(await readSidecar(path)) }
  } catch (error) {
    if (!(error instanceof UnreadableXmp || error instanceof RangeError)) throw error
    return { rejection: { field: 'sidecar', reason: `${basename(path)}: ${error.message}` } }
  }
}
