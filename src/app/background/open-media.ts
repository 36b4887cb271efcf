import { openDiskStore } from '#adapters/media-store/disk/open-disk-store.ts'
import { openS3Store } from '#adapters/media-store/s3/open-s3-store.ts'
import type { Config } from '#config/read-config.ts'
import {
  type AssetQueries,
  filmFiles,
  type MediaRoom,
  type MediaStore,
  type Origin,
  openRenditions,
  type Renditions,
  readOrigin,
  type SeenPicture,
  svgOf,
} from '#features/catalogue/server.ts'
import type { Log } from '#platform/log.ts'
import { openFilmRoom } from './film-room.ts'
import { openMediaRoom } from './media-room.ts'

export type Media = {
  readonly store: MediaStore
  readonly room: MediaRoom
  readonly renditions: Renditions
  /** Looks at a picture for its colors, wherever it comes from. */
  readonly lookAt: (origin: Origin) => Promise<SeenPicture>
  readonly close: () => Promise<void>
}

export type MediaWorkers = { readonly mediaWorker: URL; readonly filmWorker: URL }

type MediaNeeds = {
  readonly assets: Pick<AssetQueries, 'findOrigin'>
  /** Told of every picture that a visitor was the first to see. */
  readonly onMade: (mediaKey: string) => void
  readonly log: Log
}

/** The store, the threads that work on pixels and films, and the renditions they make. */
export function openMedia(
  config: Pick<Config, 'media'>,
  workers: MediaWorkers,
  { assets, onMade, log }: MediaNeeds,
): Media {
  const store = config.media.kind === 's3' ? openS3Store(config.media) : openDiskStore(config.media)
  const room = openMediaRoom({ workerFile: workers.mediaWorker })
  const films = openFilmRoom(workers.filmWorker)
  const onFailure = (mediaKey: string, reason: string) =>
    log.error({ mediaKey, reason }, 'a film could not be made')
  const { makeFilmFile, posterOf } = filmFiles({ store, make: films.make, poster: films.poster, onFailure })
  const renditions = openRenditions({
    store,
    room,
    findOrigin: assets.findOrigin,
    svgOf,
    posterOf,
    makeFilmFile,
    onMade,
  })
  return {
    store,
    room,
    renditions,
    async lookAt(origin) {
      const source = await readOrigin(origin, { store, svgOf, posterOf })
      const look = source && (await room.look(source, { priority: 'visitor' }))
      if (look?.kind !== 'look') throw new Error(`A picture cannot be looked at: ${JSON.stringify(origin)}`)
      const palette = look.palette.flatMap(({ lab, share }) => [...lab, share])
      return { dominantColor: look.dominantColor, palette, placeholder: look.placeholder }
    },
    async close() {
      await Promise.all([room.close(), films.close()])
    },
  }
}
