/** The looks of each family. A look names a palette and, where it matters, the light. */
export type Looks = {
  podium: 'pink' | 'sage' | 'sand'
  drops: 'blue' | 'green'
  flow: 'aqua' | 'coral' | 'violet'
  marble: 'white' | 'dark'
  silk: 'gold' | 'blue'
  sea: 'day' | 'sunset'
  hills: 'dawn' | 'blue'
  'bokeh-lights': 'warm' | 'cold'
  wood: 'oak' | 'walnut'
  dunes: 'noon' | 'dusk'
}

export type Family = keyof Looks

/** `Recipe` is any picture; `Recipe<'sea'>` is one of the sea, with a look that the sea has. */
export type Recipe<F extends Family = Family> = {
  [K in F]: { family: K; seed: number; width: number; height: number; look: Looks[K] }
}[F]

/** Pixels are red, green, blue: three bytes each, row by row from the top left. */
export type Picture = { width: number; height: number; pixels: Uint8Array }
