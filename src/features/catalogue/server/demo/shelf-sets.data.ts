/** Which pieces a set takes: what is drawn of these families or motifs, or works of these collections. */
export type SetRule = Readonly<{
  key: string
  name: string
  description: string
  from: readonly string[]
}>

/** Themes that the editors of the demo library put together, by media kind. */
export const themes: readonly SetRule[] = [
  {
    key: 'curated-images-by-the-water',
    name: 'By the water',
    description: 'Sea, lakes and rain, from first light to moonlight.',
    from: ['sea', 'lake', 'rain-window', 'drops'],
  },
  {
    key: 'curated-images-high-country',
    name: 'High country',
    description: 'Mountains, hills and forests with room for a headline.',
    from: ['mountains', 'hills', 'fog-forest', 'clouds'],
  },
  {
    key: 'curated-images-after-dark',
    name: 'After dark',
    description: 'City lights, fireworks and long exposures.',
    from: ['city-dusk', 'light-trails', 'fireworks', 'bokeh-lights'],
  },
  {
    key: 'curated-images-quiet-surfaces',
    name: 'Quiet surfaces',
    description: 'Marble, wood, silk and plaster to put words on.',
    from: ['marble', 'wood', 'silk', 'sunlit-wall', 'terrazzo'],
  },
  {
    key: 'curated-images-the-night-sky',
    name: 'The night sky',
    description: 'Stars, aurora and the moon, drawn and photographed.',
    from: ['night-sky', 'aurora', 'moon', 'nasa-hubble-nebula-collection', 'nasa-deep-space-collection'],
  },
  {
    key: 'curated-images-from-the-museum',
    name: 'From the museum',
    description: 'Flowers, coasts and gardens by painters of four centuries.',
    from: ['met-floral-collection', 'met-seascape-collection', 'met-impressionism-collection'],
  },
  {
    key: 'curated-illustrations-stages-for-products',
    name: 'Stages for products',
    description: 'Empty podiums that wait for what you sell.',
    from: ['podium'],
  },
  {
    key: 'curated-illustrations-cut-from-paper',
    name: 'Cut from paper',
    description: 'Layers of paper with soft shadows.',
    from: ['cut-paper', 'flow'],
  },
  {
    key: 'curated-illustrations-other-worlds',
    name: 'Other worlds',
    description: 'Planets and nebulae nobody has been to.',
    from: ['planet', 'nebula'],
  },
  {
    key: 'curated-illustrations-public-life',
    name: 'Public life',
    description: 'Concerts, marathons, markets and marches in flat color.',
    from: ['concert', 'marathon', 'market', 'climate-march', 'regatta', 'tennis'],
  },
  {
    key: 'curated-vectors-patterns-that-repeat',
    name: 'Patterns that repeat',
    description: 'Seamless tiles for wrapping, web and fabric.',
    from: ['waves', 'scallops', 'leaves', 'terrazzo', 'arches', 'hexagons', 'citrus'],
  },
  {
    key: 'curated-vectors-geometry',
    name: 'Geometry',
    description: 'Bauhaus, cubes and halftone, to the point.',
    from: ['bauhaus', 'cubes', 'halftone', 'memphis', 'contours'],
  },
  {
    key: 'curated-vectors-people-together',
    name: 'People together',
    description: 'Families, teams and conversations.',
    from: ['family', 'team-table', 'conversation', 'grandparent', 'crowd'],
  },
  {
    key: 'curated-vectors-flat-icons',
    name: 'Flat icons',
    description: 'One subject each, cut out or on a soft ground.',
    from: ['fluent-emoji-flat', 'noto'],
  },
  {
    key: 'curated-videos-slow-water',
    name: 'Slow water',
    description: 'Waves, lakes and rain for the background.',
    from: ['sea', 'lake', 'rain-window', 'drops'],
  },
  {
    key: 'curated-videos-smoke-and-ink',
    name: 'Smoke and ink',
    description: 'What drifts, curls and dissolves.',
    from: ['smoke', 'ink', 'flow', 'soap-bubbles'],
  },
  {
    key: 'curated-videos-city-nights',
    name: 'City nights',
    description: 'Lights, trails and fireworks.',
    from: ['city-dusk', 'light-trails', 'fireworks', 'bokeh-lights'],
  },
  {
    key: 'curated-videos-wide-horizons',
    name: 'Wide horizons',
    description: 'The camera moves over mountains, dunes and hills.',
    from: ['mountains', 'dunes', 'hills', 'clouds'],
  },
]

/** The best of each kind: what has the best quality among these. */
export const signatures: readonly SetRule[] = [
  {
    key: 'signature-images-landscapes',
    name: 'Signature landscapes',
    description: 'The finest of our outdoor pictures.',
    from: ['mountains', 'lake', 'sea', 'hills', 'dunes', 'fog-forest', 'clouds', 'aurora'],
  },
  {
    key: 'signature-images-still-lifes',
    name: 'Signature still lifes',
    description: 'Light, cloth and things, arranged with care.',
    from: ['still-life', 'silk', 'backdrop', 'sunlit-wall', 'fabric', 'leaf'],
  },
  {
    key: 'signature-images-masters',
    name: 'Signature masters',
    description: 'Paintings that have outlived fashion.',
    from: ['met-old-masters-collection', 'met-landscape-collection', 'met-portrait-figure-collection'],
  },
  {
    key: 'signature-illustrations-studio',
    name: 'Signature studio',
    description: 'Stages and paper, drawn to the last shadow.',
    from: ['podium', 'cut-paper', 'flow'],
  },
  {
    key: 'signature-illustrations-space',
    name: 'Signature space',
    description: 'Planets and nebulae in full detail.',
    from: ['planet', 'nebula'],
  },
  {
    key: 'signature-vectors-patterns',
    name: 'Signature patterns',
    description: 'The patterns we would put on our own walls.',
    from: ['plaid', 'houndstooth', 'herringbone', 'stars', 'bauhaus', 'arches', 'waves'],
  },
  {
    key: 'signature-vectors-portraits',
    name: 'Signature portraits',
    description: 'People in a few clear shapes.',
    from: ['headshot', 'waist-up', 'three-quarter', 'full-length'],
  },
  {
    key: 'signature-videos-elements',
    name: 'Signature elements',
    description: 'Water, fire, light and smoke at their best.',
    from: ['sea', 'fireworks', 'aurora', 'smoke', 'ink'],
  },
  {
    key: 'signature-videos-calm',
    name: 'Signature calm',
    description: 'Long, slow takes that loop without a seam.',
    from: ['sunlit-wall', 'leaf', 'silk', 'moon', 'fog-forest'],
  },
]
