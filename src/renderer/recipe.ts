/** Part of the name of every drawn picture; raised whenever any family draws a recipe differently. */
export const rendererVersion = 2

/** The looks of each family. A look names a palette and, where it matters, the light. */
export type Looks = {
  podium: 'pink' | 'sage' | 'sand'
  drops: 'blue' | 'green'
  flow: 'aqua' | 'coral' | 'violet'
  marble: 'white' | 'dark'
  silk: 'gold' | 'blue'
  sea: 'day' | 'sunset' | 'dawn' | 'storm' | 'moonlight'
  hills: 'dawn' | 'blue'
  'bokeh-lights': 'warm' | 'cold'
  wood: 'oak' | 'walnut'
  dunes: 'noon' | 'dusk'
  mountains: 'day' | 'golden' | 'snow' | 'bandw'
  lake: 'morning' | 'autumn' | 'dusk'
  'fog-forest': 'green' | 'blue' | 'bandw'
  'night-sky': 'summer' | 'winter'
  aurora: 'green' | 'violet'
  'city-dusk': 'dusk' | 'night'
  clouds: 'day' | 'sunset'
  fireworks: 'gold' | 'colorful'
  planet: 'rocky' | 'ocean' | 'gas-giant' | 'ringed'
  nebula: 'rose' | 'teal'
  moon: 'full' | 'crescent'
  smoke: 'white' | 'colored' | 'amber'
  ink: 'blue' | 'crimson' | 'black'
  'light-trails': 'night' | 'dusk'
  'rain-window': 'night' | 'dusk' | 'gray'
  fabric: 'linen' | 'denim' | 'knit'
  'cut-paper': 'white' | 'pastel' | 'ocean'
  metal: 'steel' | 'copper' | 'gold'
  'sunlit-wall': 'cream' | 'terracotta' | 'gray'
  terrazzo: 'pastel' | 'gray' | 'green'
  'sand-ripples': 'golden' | 'pale' | 'gray'
  leaf: 'green' | 'autumn'
  'soap-bubbles': 'garden' | 'sky' | 'dark'
  'still-life': 'warm' | 'cool' | 'bandw'
  spotlight: 'white' | 'blue' | 'magenta'
  backdrop: 'blush' | 'sky' | 'mint' | 'gray'
}

export type Family = keyof Looks

/** `Recipe` is any picture; `Recipe<'sea'>` is one of the sea, with a look that the sea has. */
export type Recipe<F extends Family = Family> = {
  [K in F]: {
    family: K
    seed: number
    width: number
    height: number
    look: Looks[K]
    /** A moment of a film, from 0 to 1, where the scene is again as it began. Families that stand still ignore it. */
    phase?: number
  }
}[F]

/** Pixels are red, green, blue: three bytes each, row by row from the top left. */
export type Picture = { width: number; height: number; pixels: Uint8Array }
