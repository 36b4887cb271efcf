import type { Mood } from '../../wording.ts'
import type { PatternLook, PatternMotif } from '../drawing.ts'

type MotifWords = {
  /** What one sees, as a title may begin; true of every design of the motif. */
  readonly names: readonly [string, string, string, string]
  readonly caption: string
  readonly keywords: readonly string[]
}

type LookWords = {
  /** Follows `in`. Colors by name are told by the palette of the drawing, not here. */
  readonly tones: readonly [string, string, string]
  readonly keywords: readonly string[]
  readonly moods: readonly Mood[]
}

export const motifWords: Record<PatternMotif, MotifWords> = {
  terrazzo: {
    names: ['Terrazzo chips', 'Scattered stone chips', 'Terrazzo mosaic', 'Angular terrazzo pieces'],
    caption: 'Angular chips of many sizes lie scattered like the stones of a terrazzo floor',
    keywords: ['terrazzo', 'stone', 'floor', 'mosaic', 'polygon'],
  },
  waves: {
    names: ['Rolling waves', 'Wavy stripes', 'Retro wave bands', 'Curving lines'],
    caption: 'Wavy bands and lines of different widths run side by side',
    keywords: ['wave', 'stripe', 'line', 'curve', 'rhythm', 'retro'],
  },
  scallops: {
    names: ['Overlapping scallops', 'Scalloped rows', 'Fan-shaped scales', 'Layered half circles'],
    caption: 'Rows of overlapping half circles with rings inside form scales',
    keywords: ['scallop', 'scale', 'semicircle', 'fan', 'circle', 'ring'],
  },
  memphis: {
    names: ['Playful eighties shapes', 'Retro confetti', 'Squiggles and triangles', 'Retro party shapes'],
    caption: 'Squiggles, zigzags, dots and simple shapes are strewn in the manner of the 1980s',
    keywords: ['shape', 'zigzag', 'confetti', 'dot', 'retro', 'fun', '1980s'],
  },
  cubes: {
    names: ['Isometric cubes', 'Stacked cubes', 'Tumbling blocks', 'Optical cube tiling'],
    caption:
      'Cubes seen from a corner are stacked without a gap, each with a light, a middle and a dark face',
    keywords: ['cube', 'block', 'isometric', 'illusion', 'diamond', 'tile'],
  },
  leaves: {
    names: ['Leaves and sprigs', 'Botanical leaves', 'Foliage and berries', 'Garden sprigs'],
    caption: 'Leaves, fronds and round-leaved sprigs with small dots between them',
    keywords: ['leaf', 'plant', 'foliage', 'botany', 'nature', 'twig'],
  },
  citrus: {
    names: ['Citrus slices', 'Cut citrus fruit', 'Slices and blossoms', 'Summer citrus'],
    caption: 'Round slices and wedges of citrus fruit with small leaves between them',
    keywords: ['citrus', 'fruit', 'slice', 'lemon', 'orange', 'food', 'summer', 'leaf'],
  },
  stars: {
    names: ['Scattered stars', 'Starry sky', 'Stars and dots', 'A field of stars'],
    caption: 'Stars of several sizes are scattered with small dots between them',
    keywords: ['star', 'sky', 'dot', 'celebration', 'sparkle'],
  },
  arches: {
    names: ['Rainbow arches', 'Rows of arches', 'Nested arches', 'Arches and suns'],
    caption: 'Arches made of nested bands stand in a grid, some of them filled and holding a disk',
    keywords: ['arch', 'rainbow', 'gate', 'line', 'sun', 'grid'],
  },
  houndstooth: {
    names: ['Houndstooth check', 'Woven houndstooth', 'Classic houndstooth', 'Tailored houndstooth'],
    caption: 'A broken check of pointed teeth as it is woven into coats and jackets',
    keywords: ['houndstooth', 'check', 'fabric', 'fashion', 'tailoring', 'weave'],
  },
  contours: {
    names: ['Topographic contours', 'Contour map', 'Flowing contours', 'Lines of elevation'],
    caption: 'Contours wind around hills and hollows as on a topographic map',
    keywords: ['contour', 'map', 'topography', 'relief', 'curve', 'hill'],
  },
  halftone: {
    names: ['Halftone dots', 'Swelling dots', 'Printed dot screen', 'Dotted gradient'],
    caption: 'Dots in two colors grow and shrink across the surface like a printed screen',
    keywords: ['halftone', 'dot', 'circle', 'print', 'gradient', 'pop art'],
  },
  plaid: {
    names: ['Woven plaid', 'Plaid check', 'Cozy plaid', 'Crossing stripes'],
    caption: 'Wide and narrow stripes cross at right angles like the threads of a blanket',
    keywords: ['plaid', 'tartan', 'check', 'stripe', 'fabric', 'blanket'],
  },
  hexagons: {
    names: ['Hexagon tiles', 'Decorated hexagons', 'Honeycomb tiling', 'Six-sided tiles'],
    caption: 'Hexagons stand edge to edge, some plain and others with rings, dots or smaller hexagons',
    keywords: ['hexagon', 'honeycomb', 'tile', 'mosaic', 'polygon', 'floor'],
  },
  bauhaus: {
    names: ['Geometric blocks', 'Modernist geometry', 'Circles, squares and triangles', 'Mid-century blocks'],
    caption: 'Squares hold quarter circles, triangles, disks and bars in the spirit of early modern design',
    keywords: ['square', 'circle', 'triangle', 'shape', 'modernism', 'grid'],
  },
  herringbone: {
    names: ['Herringbone parquet', 'Herringbone bricks', 'Herringbone tiling', 'Zigzag tiles'],
    caption: 'Narrow bricks meet at right angles in the zigzag of a parquet floor',
    keywords: ['herringbone', 'brick', 'floor', 'zigzag', 'tile', 'parquet'],
  },
}

export const lookWords: Record<PatternLook, LookWords> = {
  terracotta: {
    tones: ['terracotta tones', 'warm clay tones', 'baked earth colors'],
    keywords: ['terracotta', 'clay', 'earth'],
    moods: ['warm', 'natural'],
  },
  meadow: {
    tones: ['meadow colors', 'fresh spring colors', 'the colors of a meadow'],
    keywords: ['spring', 'meadow'],
    moods: ['natural'],
  },
  midnight: {
    tones: ['midnight colors', 'deep night colors', 'the colors of midnight'],
    keywords: ['night', 'contrast'],
    moods: ['cool', 'dramatic'],
  },
  blush: {
    tones: ['blush tones', 'soft rose tones', 'dusty rose and blush'],
    keywords: ['pastel', 'softness', 'romance'],
    moods: ['warm'],
  },
  forest: {
    tones: ['forest colors', 'deep woodland tones', 'moss and bark tones'],
    keywords: ['forest', 'woodland'],
    moods: ['natural'],
  },
  ocean: {
    tones: ['ocean colors', 'coastal colors', 'the colors of the sea'],
    keywords: ['ocean', 'sea', 'coast'],
    moods: ['cool'],
  },
  sorbet: {
    tones: ['sorbet colors', 'bright candy tones', 'the colors of summer sweets'],
    keywords: ['candy', 'joy'],
    moods: ['vivid', 'bold'],
  },
  mono: {
    tones: ['black and white', 'monochrome', 'shades of gray'],
    keywords: ['monochrome', 'contrast'],
    moods: ['bandw', 'bold'],
  },
  lavender: {
    tones: ['lavender tones', 'soft purple tones', 'lilac tones'],
    keywords: ['lavender', 'lilac'],
    moods: ['cool'],
  },
  mustard: {
    tones: ['mustard tones', 'mustard and amber tones', 'warm ocher tones'],
    keywords: ['mustard', 'amber', 'autumn'],
    moods: ['warm', 'bold'],
  },
}

/** Said of every pattern. */
export const patternKeywords = [
  'pattern',
  'seamless pattern',
  'background',
  'wallpaper',
  'textile',
  'repetition',
  'design',
  'decoration',
  'abstract',
  'full frame',
  'no people',
] as const
