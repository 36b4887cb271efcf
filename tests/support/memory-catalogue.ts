import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDiskStore } from '../../src/adapters/media-store/disk/open-disk-store.ts'
import { runCli } from '../../src/app/cli/run-cli.ts'
import type { AssetRecord } from '../../src/features/catalogue/domain/asset-record.ts'
import type { IngestedFile } from '../../src/features/catalogue/server/ingest/ingest-needs.ts'
import type { FilmFileFacts } from '../../src/features/catalogue/server/media/film-facts.ts'
import { makePoster } from '../../src/features/catalogue/server/media/film-frames.ts'
import { inspectFilm } from '../../src/features/catalogue/server/media/film-inspection.ts'
import { inspectPicture } from '../../src/features/catalogue/server/media/inspect-picture.ts'
import { defaultLimits } from '../../src/features/catalogue/server/media/picture-limits.ts'
import type { KeptSuggestion, NewAsset } from '../../src/features/catalogue/server.ts'

/** A catalogue in memory that keeps the promises of the real one, and a command line on it. */
export function openMemoryCatalogue(folder: string, name = 'one') {
  const assets = new Map<string, NewAsset>()
  const ingested = new Map<string, IngestedFile>()
  const store = openDiskStore({ directory: join(folder, `.${name}`) })
  const opened: string[] = []
  const suggestions = new Map<string, readonly KeptSuggestion[]>()
  const stopAfter = { pictures: Number.POSITIVE_INFINITY }
  const needs = {
    store,
    inspectPicture: (bytes: Uint8Array) => {
      opened.push(String(bytes.length))
      return inspectPicture(bytes, defaultLimits)
    },
    inspectFilm,
    makePoster: (path: string, facts: FilmFileFacts) =>
      makePoster({ kind: 'file', path, facts }, { width: 64, height: 36 }),
    keepAssets: async (batch: readonly NewAsset[]) =>
      batch.map((asset) => {
        const { sourceKey } = asset.record
        const old = assets.get(sourceKey)
        assets.set(sourceKey, asset)
        const isSame = JSON.stringify(old) === JSON.stringify(asset)
        return {
          id: sourceKey,
          sourceKey,
          outcome: !old ? 'added' : isSame ? 'unchanged' : 'changed',
        } as const
      }),
    findIngested: async (keys: readonly string[]) => keys.flatMap((key) => ingested.get(key) ?? []),
    keepIngested: async (files: readonly IngestedFile[]) => {
      for (const file of files) ingested.set(file.pathKey, file)
    },
    readForExport: async ({
      after,
      collectionKey,
    }: {
      after: string | null
      collectionKey: string | null
    }) => {
      const all = [...assets.values()].filter(
        ({ record }) => collectionKey === null || record.collection.key === collectionKey,
      )
      const at = Number(after ?? 0)
      const page = all.slice(at, at + 2).map(({ record, media }) => ({
        record,
        original: media.origin.kind === 'file' ? media.origin.name : null,
      }))
      return { assets: page, next: at + 2 < all.length ? String(at + 2) : null }
    },
    readSuggestions: async () => suggestions,
    close: async () => undefined,
  }
  const said: string[] = []
  const run = async (...words: string[]) => {
    said.length = 0
    const report = words[0] === 'ingest' ? ['--report', join(folder, '.report.csv')] : []
    const code = await runCli([...words, ...report], {
      terminal: { isInteractive: false, write: (text) => said.push(text), now: () => 0 },
      isStopped: () => opened.length >= stopAfter.pictures,
      open: async () => needs,
      models: {
        directory: () => join(folder, '.models'),
        openAdvice: () => Promise.reject(new Error('A catalogue in memory has no models.')),
      },
      openReindex: () => Promise.reject(new Error('A catalogue in memory has no index.')),
      openSets: () => Promise.reject(new Error('A catalogue in memory has no sets.')),
      openExperiences: () => Promise.reject(new Error('A catalogue in memory has no flags.')),
    })
    return { code, said: said.join('') }
  }
  const records = (): readonly AssetRecord[] => [...assets.values()].map(({ record }) => record)
  return {
    run,
    records,
    assets,
    needs,
    opened,
    suggestions,
    stopAfter,
    report: () => readFile(join(folder, '.report.csv'), 'utf8'),
  }
}
