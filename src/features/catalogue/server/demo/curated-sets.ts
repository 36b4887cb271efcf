import type { Recipe } from '#renderer/recipe.ts'
import type { WantedSet } from '../keep-curated-sets.ts'
import { starterKey } from './drawn.ts'
import { workKey } from './works.ts'

export type CuratedSet = WantedSet & { readonly sourceKeys: readonly string[] }

const drawn = (family: Recipe['family'], look: string) => starterKey(family, look)
const vase = workKey('437382')

const chosen: readonly (readonly [string, string, readonly (string | null)[]])[] = [
  ['argus-hero', 'Argus: opening picture', [workKey('sts076-370-020')]],
  ['argus-lead', 'Argus: lead', [workKey('ED05-0166-06')]],
  [
    'argus-wire',
    'Argus: beside the lead',
    ['iss045e013851', 'as11-40-5874', '261941', 'GSFC_20171208_Archive_e002076', '436831'].map(workKey),
  ],
  [
    'argus-creative',
    'Argus: creative',
    [
      drawn('mountains', 'golden'),
      drawn('aurora', 'green'),
      drawn('still-life', 'warm'),
      drawn('rain-window', 'night'),
    ],
  ],
  ['argus-archive', 'Argus: archive', [workKey('437853')]],
  ['argus-status', 'Argus: beside what is missing', [workKey('as17-152-23272')]],
  [
    'bokeh-discs',
    'Bokeh: discs',
    [drawn('podium', 'pink'), vase, drawn('hills', 'dawn'), drawn('drops', 'blue')],
  ],
  [
    'bokeh-looks',
    'Bokeh: looks',
    [
      drawn('flow', 'aqua'),
      drawn('marble', 'white'),
      drawn('drops', 'green'),
      drawn('podium', 'sage'),
      drawn('sea', 'day'),
      drawn('still-life', 'warm'),
      drawn('bokeh-lights', 'warm'),
    ],
  ],
  [
    'bokeh-fresh',
    'Bokeh: fresh from the studio',
    [
      drawn('ink', 'blue'),
      drawn('soap-bubbles', 'garden'),
      drawn('sunlit-wall', 'terracotta'),
      drawn('mountains', 'snow'),
      drawn('rain-window', 'night'),
      drawn('leaf', 'green'),
      drawn('fireworks', 'colorful'),
      drawn('silk', 'gold'),
      drawn('lake', 'morning'),
      drawn('cut-paper', 'ocean'),
      drawn('aurora', 'green'),
      drawn('clouds', 'sunset'),
    ],
  ],
  ['bokeh-art', 'Bokeh: art', ['437853', '438031', '436831'].map(workKey)],
  ['bokeh-status', 'Bokeh: beside what is missing', [drawn('podium', 'pink'), vase]],
]

/** The others are shown as tiles. */
const shownLarge: ReadonlySet<string> = new Set([
  'argus-hero',
  'argus-lead',
  'argus-archive',
  'argus-status',
  'bokeh-discs',
  'bokeh-art',
  'bokeh-status',
])

/** What the editors of the demo library place on the pages of both sites. */
export function curatedSets(): readonly CuratedSet[] {
  return chosen.map(([key, name, keys]) => ({
    key,
    name,
    description: '',
    texts: {},
    isShowcase: shownLarge.has(key),
    sourceKeys: keys.filter((sourceKey) => sourceKey !== null),
  }))
}
