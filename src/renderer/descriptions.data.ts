import type { Family, Looks } from './recipe.ts'

/** The moods one can search for that a drawn picture can have. */
export type Mood = 'bold' | 'cool' | 'dramatic' | 'natural' | 'vivid' | 'warm'

export type Wording = {
  /** A picture takes one of them by its seed. Each caption belongs to the title at the same place. */
  texts: readonly { title: string; caption: string }[]
  keywords: readonly string[]
  mood: Mood
}

export const mediaTypes: Record<Family, 'photography' | 'illustration'> = {
  podium: 'illustration',
  drops: 'photography',
  flow: 'illustration',
  marble: 'photography',
  silk: 'photography',
  sea: 'photography',
  hills: 'illustration',
  'bokeh-lights': 'photography',
  wood: 'photography',
  dunes: 'illustration',
}

export const familyKeywords: Record<Family, readonly string[]> = {
  podium: [
    'podium',
    'product display',
    'arch',
    'stage',
    'sphere',
    'studio',
    'showcase',
    'mockup',
    'minimalism',
    'geometric shape',
    'copy space',
    'no people',
  ],
  drops: [
    'water drop',
    'water',
    'close-up',
    'macro',
    'wet',
    'dew',
    'freshness',
    'condensation',
    'background',
    'full frame',
    'no people',
  ],
  flow: [
    'abstract',
    'gradient',
    'background',
    'color',
    'fluid',
    'wave pattern',
    'blur',
    'wallpaper',
    'smooth',
    'full frame',
    'no people',
  ],
  marble: [
    'marble',
    'stone',
    'gold',
    'vein',
    'texture',
    'surface',
    'background',
    'luxury',
    'interior design',
    'pattern',
    'full frame',
    'no people',
  ],
  silk: [
    'silk',
    'satin',
    'fabric',
    'fold',
    'textile',
    'drapery',
    'texture',
    'background',
    'elegance',
    'smooth',
    'full frame',
    'no people',
  ],
  sea: [
    'sea',
    'ocean',
    'water',
    'horizon',
    'sky',
    'wave',
    'cloud',
    'seascape',
    'nature',
    'outdoors',
    'copy space',
    'no people',
  ],
  hills: [
    'hill',
    'mountain range',
    'mist',
    'fog',
    'layered',
    'forest',
    'fir tree',
    'landscape',
    'nature',
    'valley',
    'sky',
    'no people',
  ],
  'bokeh-lights': [
    'bokeh',
    'defocused',
    'light',
    'night',
    'city lights',
    'circle',
    'glowing',
    'background',
    'celebration',
    'full frame',
    'no people',
  ],
  wood: [
    'wood',
    'plank',
    'wood grain',
    'texture',
    'table',
    'floor',
    'surface',
    'background',
    'timber',
    'directly above',
    'full frame',
    'no people',
  ],
  dunes: [
    'sand dune',
    'desert',
    'sand',
    'landscape',
    'sky',
    'ripple',
    'nature',
    'outdoors',
    'shadow',
    'heat',
    'copy space',
    'no people',
  ],
}

export const wordings: { [F in Family]: Record<Looks[F], Wording> } = {
  podium: {
    pink: {
      texts: [
        {
          title: 'Pink product stage with arch',
          caption:
            'A round two-step podium stands before an arch in a pink studio, with soft light from the left.',
        },
        {
          title: 'Round podium in a pink studio',
          caption:
            'Two white steps, an arch and three spheres on a seamless pink ground, ready for a product.',
        },
        {
          title: 'Arch, steps and spheres in pastel pink',
          caption: 'A pastel pink set with an empty stage in the middle and a soft shadow behind it.',
        },
      ],
      keywords: ['pink', 'pastel', 'cosmetics', 'beauty'],
      mood: 'warm',
    },
    sage: {
      texts: [
        {
          title: 'Sage green stage for a product',
          caption: 'A two-step podium and an arch in sage green, lit by one soft lamp.',
        },
        {
          title: 'Empty podium before a green arch',
          caption: 'Cream steps stand before a sage green arch, with spheres on either side.',
        },
        {
          title: 'Calm green set with round steps',
          caption: 'A studio set in muted greens with an empty round podium in the middle.',
        },
      ],
      keywords: ['green', 'sage', 'skin care', 'sustainability'],
      mood: 'natural',
    },
    sand: {
      texts: [
        {
          title: 'Sand-colored podium in morning light',
          caption: 'A round podium and an arch in shades of sand, with light falling in from the left.',
        },
        {
          title: 'Beige product stage with arch',
          caption: 'Two cream steps before an arch on a seamless beige ground, with room for a product.',
        },
        {
          title: 'Round steps on a beige ground',
          caption: 'An empty stage, an arch and three spheres in beige and caramel.',
        },
      ],
      keywords: ['beige', 'sand', 'summer', 'terracotta'],
      mood: 'warm',
    },
  },
  drops: {
    blue: {
      texts: [
        {
          title: 'Water drops on blue',
          caption: 'Drops of many sizes on a smooth blue surface, seen from above.',
        },
        {
          title: 'Condensation on a blue surface',
          caption: 'Clear drops catch the light on a surface that runs from navy to pale blue.',
        },
        { title: 'Raindrops, close up', caption: 'A close view of round water drops on a blue ground.' },
      ],
      keywords: ['blue', 'rain', 'purity', 'cold'],
      mood: 'cool',
    },
    green: {
      texts: [
        {
          title: 'Morning dew on a leaf',
          caption: 'Drops of dew on a green leaf, with its midrib and veins in sight.',
        },
        { title: 'Leaf after rain', caption: 'Water drops cover a green leaf from edge to edge.' },
        {
          title: 'Drops along the rib of a leaf',
          caption: 'A close view of a leaf and the drops that rest on it.',
        },
      ],
      keywords: ['green', 'leaf', 'plant', 'spring', 'growth'],
      mood: 'natural',
    },
  },
  flow: {
    aqua: {
      texts: [
        {
          title: 'Blue runs into lime',
          caption: 'Blue, turquoise and lime flow into each other without an edge.',
        },
        {
          title: 'Soft turquoise gradient',
          caption: 'An abstract ground of blue and turquoise with light yellow green.',
        },
        {
          title: 'Ocean colors, blurred',
          caption: 'Soft blues and greens drift across the frame, with a glow of yellow.',
        },
      ],
      keywords: ['blue', 'turquoise', 'green', 'summer'],
      mood: 'vivid',
    },
    coral: {
      texts: [
        {
          title: 'Coral and peach in motion',
          caption: 'Coral, orange and cream swirl around a trace of purple.',
        },
        {
          title: 'Warm gradient with a purple fold',
          caption: 'An abstract ground that runs from cream over coral to deep purple.',
        },
        { title: 'Orange glow', caption: 'Orange and coral light fades into magenta.' },
      ],
      keywords: ['coral', 'orange', 'pink', 'sunset colors'],
      mood: 'warm',
    },
    violet: {
      texts: [
        { title: 'Violet to rose', caption: 'Indigo, violet and rose flow into each other.' },
        {
          title: 'Purple light trails',
          caption: 'An abstract ground of soft violet with brighter bands of pink.',
        },
        { title: 'Indigo and pink haze', caption: 'Indigo deepens between soft fields of violet and pink.' },
      ],
      keywords: ['purple', 'violet', 'pink', 'technology'],
      mood: 'vivid',
    },
  },
  marble: {
    white: {
      texts: [
        {
          title: 'White marble with gold veins',
          caption: 'Polished white stone with fine gray veins and a few of gold.',
        },
        {
          title: 'Gold runs through white stone',
          caption: 'A slab of pale marble, crossed by thin lines of gold.',
        },
        { title: 'Pale marble slab', caption: 'White marble with soft gray clouds and gold inlays.' },
      ],
      keywords: ['white', 'gray', 'kitchen counter', 'tile'],
      mood: 'natural',
    },
    dark: {
      texts: [
        { title: 'Black marble with gold veins', caption: 'Dark stone with veins of gold and gray.' },
        {
          title: 'Gold lines in dark stone',
          caption: 'A slab of nearly black marble, crossed by gold and pale gray veins.',
        },
        {
          title: 'Dark marble slab',
          caption: 'Dark gray clouds and gold veins in a slab of polished stone.',
        },
      ],
      keywords: ['black', 'dark', 'night', 'invitation'],
      mood: 'dramatic',
    },
  },
  silk: {
    gold: {
      texts: [
        { title: 'Gold satin in folds', caption: 'Golden satin lies in loose folds that catch the light.' },
        { title: 'Folds of golden silk', caption: 'A close view of gold-colored silk, draped in waves.' },
        { title: 'Golden cloth, close up', caption: 'Light runs along the folds of a golden cloth.' },
      ],
      keywords: ['gold', 'yellow', 'shiny', 'wealth'],
      mood: 'warm',
    },
    blue: {
      texts: [
        {
          title: 'Blue satin in folds',
          caption: 'Royal blue satin lies in loose folds that catch the light.',
        },
        { title: 'Draped blue silk', caption: 'A close view of blue silk, draped in waves.' },
        { title: 'Waves of blue cloth', caption: 'Light runs along the folds of a royal blue cloth.' },
      ],
      keywords: ['blue', 'royal blue', 'shiny', 'fashion'],
      mood: 'cool',
    },
  },
  sea: {
    day: {
      texts: [
        {
          title: 'Open sea under a blue sky',
          caption: 'Small waves on a clear day, with white clouds over the horizon.',
        },
        { title: 'Clouds over the ocean', caption: 'Blue water to the horizon under thin white clouds.' },
        { title: 'A clear day at sea', caption: 'Open water in bright daylight, without land or ships.' },
      ],
      keywords: ['blue', 'daylight', 'summer', 'vacation', 'tranquility'],
      mood: 'cool',
    },
    sunset: {
      texts: [
        {
          title: 'The sun sets over the sea',
          caption: 'The sun stands low over the water and draws a path of light across the waves.',
        },
        {
          title: 'Evening light on the ocean',
          caption: 'An orange sky and the setting sun, mirrored in a quiet sea.',
        },
        {
          title: 'Path of light at sunset',
          caption: 'Sunlight glitters on the waves under orange and purple clouds.',
        },
      ],
      keywords: ['sunset', 'sun', 'orange', 'evening', 'reflection', 'tranquility'],
      mood: 'warm',
    },
  },
  hills: {
    dawn: {
      texts: [
        {
          title: 'Misty hills at sunrise',
          caption: 'The sun rises over range after range of wooded hills with mist in the valleys.',
        },
        { title: 'First light over the valleys', caption: 'Layered hills fade into a golden morning sky.' },
        {
          title: 'Sun above the ridges',
          caption: 'A low sun stands over wooded ridges that fade into haze.',
        },
      ],
      keywords: ['sunrise', 'dawn', 'morning', 'orange', 'sun'],
      mood: 'warm',
    },
    blue: {
      texts: [
        {
          title: 'Blue hills in the haze',
          caption: 'Wooded ranges fade into a pale blue sky, each lighter than the one before.',
        },
        {
          title: 'Ridge after ridge',
          caption: 'Hills in shades of blue, with fir trees in front and mist between them.',
        },
        { title: 'Quiet mountains', caption: 'Blue ridges lie one behind the other under thin clouds.' },
      ],
      keywords: ['blue', 'haze', 'tranquility', 'hiking'],
      mood: 'cool',
    },
  },
  'bokeh-lights': {
    warm: {
      texts: [
        {
          title: 'City lights out of focus',
          caption: 'Discs of orange and yellow light against the dark.',
        },
        { title: 'Warm lights at night', caption: 'Amber and red lamps, far out of focus.' },
        { title: 'Amber glow', caption: 'Overlapping discs of amber light, large and small.' },
      ],
      keywords: ['orange', 'yellow', 'christmas', 'party'],
      mood: 'warm',
    },
    cold: {
      texts: [
        { title: 'Blue lights at night', caption: 'Discs of blue and white light against the dark.' },
        { title: 'A cold night in the city', caption: 'Blue and turquoise lamps, far out of focus.' },
        { title: 'Winter lights', caption: 'Overlapping discs of blue and white light, large and small.' },
      ],
      keywords: ['blue', 'turquoise', 'winter', 'nightlife'],
      mood: 'cool',
    },
  },
  wood: {
    oak: {
      texts: [
        { title: 'Oak planks', caption: 'Pale oak planks laid side by side, seen from above.' },
        { title: 'Light wooden boards', caption: 'Boards of light wood with a clear grain.' },
        { title: 'Grain of a wooden table', caption: 'A flat view of light brown planks with fine grain.' },
      ],
      keywords: ['oak', 'light brown', 'beige', 'kitchen'],
      mood: 'natural',
    },
    walnut: {
      texts: [
        { title: 'Walnut planks', caption: 'Dark walnut planks laid side by side, seen from above.' },
        { title: 'Dark wooden boards', caption: 'Boards of dark brown wood with a clear grain.' },
        { title: 'Brown table top', caption: 'A flat view of dark planks with fine grain.' },
      ],
      keywords: ['walnut', 'dark brown', 'rustic', 'furniture'],
      mood: 'warm',
    },
  },
  dunes: {
    noon: {
      texts: [
        { title: 'Dunes under a clear sky', caption: 'Sand dunes with sharp crests under a blue sky.' },
        {
          title: 'Crest of a dune',
          caption: 'One side of each dune lies in the sun, the other in the shade.',
        },
        { title: 'Desert by day', caption: 'Dune behind dune to the horizon, without a plant in sight.' },
      ],
      keywords: ['blue sky', 'yellow', 'day', 'travel'],
      mood: 'natural',
    },
    dusk: {
      texts: [
        { title: 'Dunes in the last light', caption: 'Low sun paints the dunes orange under a violet sky.' },
        { title: 'Evening in the desert', caption: 'Long shadows lie between the dunes at dusk.' },
        { title: 'Orange sand at dusk', caption: 'Dunes in warm evening light, their far sides in shade.' },
      ],
      keywords: ['dusk', 'evening', 'orange', 'travel'],
      mood: 'warm',
    },
  },
}
