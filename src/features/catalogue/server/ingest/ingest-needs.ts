import type { AssetRecord } from '../../domain/asset-record.ts'
import type { KeptSuggestion } from '../advice/advice-queries.ts'
import type { NewAsset } from '../asset-row.ts'
import type { KeptAsset } from '../keep-assets.ts'
import type { FilmFileFacts } from '../media/film-facts.ts'
import type { FilmInspection } from '../media/film-inspection.ts'
import type { PictureFacts } from '../media/inspect-picture.ts'
import type { MediaStore } from '../media/media-store.port.ts'
import type { Refusal } from '../media/picture-refusal.ts'

/** A file or row that an earlier run has finished. Where all four are as they were, it is not opened again. */
export type IngestedFile = {
  readonly pathKey: string
  /** Of the file and its sidecar together. */
  readonly bytes: number
  /** The later one of the two. */
  readonly modifiedAt: Date
  readonly sourceKey: string
}

export type IngestNeeds = {
  readonly store: MediaStore
  readonly inspectPicture: (bytes: Uint8Array) => Promise<PictureFacts | Refusal>
  readonly inspectFilm: (path: string) => Promise<FilmInspection>
  /** A frame that stands for a film, as a picture file. */
  readonly makePoster: (path: string, facts: FilmFileFacts) => Promise<Uint8Array | null>
  /** Writes a batch as one transaction; writing the same again changes nothing. */
  readonly keepAssets: (batch: readonly NewAsset[]) => Promise<readonly KeptAsset[]>
  readonly findIngested: (pathKeys: readonly string[]) => Promise<readonly IngestedFile[]>
  readonly keepIngested: (files: readonly IngestedFile[]) => Promise<void>
}

export type ExportedAsset = {
  readonly record: AssetRecord
  /** The original's name in the media store; null where a picture is drawn and no file was ever given. */
  readonly original: string | null
}

export type ExportNeeds = {
  readonly store: MediaStore
  /** By source key, the surest first. */
  readonly readSuggestions: (
    sourceKeys: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly KeptSuggestion[]>>
  /** The next assets in the order of their ids, after the cursor of the answer before. */
  readonly readForExport: (request: {
    readonly after: string | null
    readonly collectionKey: string | null
    readonly limit: number
  }) => Promise<{ readonly assets: readonly ExportedAsset[]; readonly next: string | null }>
}
