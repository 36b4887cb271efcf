import { describeDrawing } from '#renderer/drawing/describe-drawing.ts'
import type { Drawing } from '#renderer/drawing/drawing.ts'
import { everyDrawing } from '#renderer/drawing/every-drawing.ts'
import type { Age, PeopleCount } from '../../domain/asset-values.data.ts'
import { type DemoPiece, demoRecord, varied } from './demo-piece.ts'
import { dayFrom } from './drawn.ts'

const shapes = {
  pattern: [
    [2000, 2000],
    [3000, 2000],
  ],
  scene: [
    [3000, 2000],
    [2000, 3000],
    [2400, 2400],
    [3200, 1800],
  ],
} as const

/** How many of each motif in each look. */
const variants = { pattern: 1, scene: 1 } as const

/** Patterns and scenes that are drawn as vectors, without editorial news in them. */
export function drawingPieces(): readonly DemoPiece[] {
  return everyDrawing()
    .flatMap(({ style, motif, looks }) =>
      looks.flatMap((look) =>
        Array.from({ length: variants[style] }, (_, variant) => ({ style, motif, look, seed: 11 + variant })),
      ),
    )
    .map((drawing, index) => {
      const [width, height] = shapes[drawing.style][varied(index, 31, shapes[drawing.style].length)] ?? [
        2000, 2000,
      ]
      return drawingPiece({ ...drawing, width, height } as Drawing, index)
    })
}

/** What an asset says of a drawing; news around it are added by whoever has some. */
export function drawingPiece(drawing: Drawing, index: number): DemoPiece {
  const { people, ...described } = describeDrawing(drawing)
  const { style, motif, look, seed, width, height } = drawing
  return {
    origin: { kind: 'drawing', drawing },
    colors: described.palette,
    record: demoRecord({
      sourceKey: `drawing:${style}/${motif}/${look}/${seed}`,
      family: 'creative',
      mediaType: described.mediaType,
      licenseModel: 'rf',
      title: described.title,
      caption: described.caption,
      altText: described.caption,
      artist: 'Paper Theater',
      creditLine: 'Paper Theater / Diptych',
      copyright: 'Diptych demo library',
      createdOn: dayFrom(varied(index, 32, 900)),
      dateLabel: dayFrom(varied(index, 32, 900)).slice(0, 4),
      keywords: described.keywords,
      collection:
        style === 'pattern'
          ? { key: 'patterns', name: 'Patterns' }
          : { key: 'paper-theater', name: 'Paper Theater' },
      qualityRank: 2 + varied(index, 33, 3),
      width,
      height,
      moods: described.moods,
      compositions: described.compositions,
      numberOfPeople: peopleCountOf(people.count),
      ages: people.ages as readonly Age[],
      popularity: varied(index, 34, 1_000),
    }),
  }
}

function peopleCountOf(count: number): PeopleCount {
  if (count === 0) return 'none'
  if (count === 1) return 'one'
  return count === 2 ? 'two' : 'group'
}
