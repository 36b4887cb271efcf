import type { GlyphSet } from '../media/origin.ts'
import { type Glyph, glyphsOf } from '../vocabulary/glyphs.ts'
import { type DemoPiece, demoRecord, varied } from './demo-piece.ts'

type Source = {
  readonly name: string
  readonly artist: string
  readonly copyright: string
  readonly restrictions: string | null
}

const sources: Readonly<Record<GlyphSet, Source>> = {
  'fluent-emoji-flat': {
    name: 'Fluent flat',
    artist: 'Microsoft Fluent Emoji',
    copyright: '© Microsoft, MIT License',
    restrictions: null,
  },
  noto: {
    name: 'Noto',
    artist: 'Google Noto Emoji',
    copyright: '© Google, Apache License 2.0',
    restrictions: null,
  },
  openmoji: {
    name: 'OpenMoji',
    artist: 'OpenMoji',
    copyright: '© OpenMoji, CC BY-SA 4.0',
    restrictions: 'What is made from it must be shared under CC BY-SA 4.0.',
  },
}

/** Soft grounds on which flat colors stand well; null is cut out. */
const backdrops = ['#f6e7d8', null, '#dcebe4', '#e6e2f3', null, '#fbe3e0', '#e2ecf6', '#f5efd2'] as const

/** Vectors of open emoji sets, with what they show, who drew them and under which terms. */
export async function glyphPieces(): Promise<readonly DemoPiece[]> {
  const sets = await Promise.all((Object.keys(sources) as GlyphSet[]).map(glyphsOf))
  return sets.flat().map(glyphPiece)
}

function glyphPiece({ set, name, subject, people }: Glyph, index: number): DemoPiece {
  const source = sources[set]
  const backdrop = backdrops[varied(index, 21, backdrops.length)] ?? null
  const title = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}, flat vector`
  const isAlone = people?.count === 1
  return {
    origin: { kind: 'glyph', set, name, backdrop },
    colors: backdrop ? [backdrop] : [],
    record: demoRecord({
      sourceKey: `glyph:${set}/${name}`,
      family: 'creative',
      mediaType: 'vector',
      licenseModel: 'rf',
      title,
      caption: backdrop ? `${title} on a plain background` : `${title}, cut out`,
      altText: subject,
      artist: source.artist,
      creditLine: `${source.artist} / Diptych`,
      copyright: source.copyright,
      restrictions: source.restrictions,
      keywords: [subject, 'icon', 'illustration', 'vector', backdrop ? 'copy space' : 'cut out'],
      collection: { key: set, name: source.name },
      qualityRank: 3 + varied(index, 22, 3),
      width: 2048,
      height: 2048,
      numberOfPeople: people ? (isAlone ? 'one' : people.count === 2 ? 'two' : 'group') : 'none',
      ages: people?.ages ?? [],
      compositions: backdrop ? ['copyspace'] : ['cutout'],
      moods: ['vivid'],
      isGenerated: false,
      popularity: varied(index, 23, 1_000),
    }),
  }
}
