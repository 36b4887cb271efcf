export type Point = Readonly<{ x: number; y: number; isOnCurve: boolean }>

/** Another glyph as part of one. */
export type Component = Readonly<{
  flags: number
  glyph: number
  x: number
  y: number
  /** How it is scaled, as the font has it. */
  scale: Uint8Array
}>

/** The outline of a glyph; one without points is a space. */
export type Glyph =
  | Readonly<{ kind: 'simple'; points: readonly Point[]; ends: readonly number[] }>
  | Readonly<{ kind: 'composite'; components: readonly Component[]; box: Uint8Array }>

/** Bits of a component (OpenType, `glyf`). */
export const componentBits = {
  hasWords: 0x0001,
  hasOffsets: 0x0002,
  hasScale: 0x0008,
  hasMore: 0x0020,
  hasTwoScales: 0x0040,
  hasMatrix: 0x0080,
  hasInstructions: 0x0100,
} as const
