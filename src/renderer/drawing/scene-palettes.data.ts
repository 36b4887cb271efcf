import type { SceneLook } from './drawing.ts'

/** The colors of a scene from the sky down to the ground, and what people wear in it. */
export type ScenePalette = {
  readonly sky: string
  readonly haze: string
  readonly blob: string
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly leaf: string
  readonly leafDark: string
  readonly wood: string
  readonly ink: string
  readonly paper: string
  /** A hall without daylight. */
  readonly night: string
  readonly light: string
  readonly accents: readonly [string, string, string, string, string, string]
}

const coral: ScenePalette = {
  sky: '#fdeee2',
  haze: '#fbdcc9',
  blob: '#f9cfb8',
  far: '#f3bfa8',
  mid: '#e79f86',
  near: '#d98571',
  leaf: '#7fa48a',
  leafDark: '#567d6b',
  wood: '#b9795a',
  ink: '#3b2b40',
  paper: '#fff9f2',
  night: '#43284b',
  light: '#ffe3a8',
  accents: ['#e76f51', '#2a9d8f', '#f2b84b', '#f6efe6', '#5b7aa8', '#b5557a'],
}

const coast: ScenePalette = {
  sky: '#e9f5fa',
  haze: '#cfe8f2',
  blob: '#bcdfec',
  far: '#a3cfe0',
  mid: '#77b0ca',
  near: '#4f8fb0',
  leaf: '#79b09a',
  leafDark: '#4a8a7b',
  wood: '#b08d6a',
  ink: '#1f3147',
  paper: '#fbfdfe',
  night: '#1b3157',
  light: '#fff0b8',
  accents: ['#f2784b', '#1f7a9c', '#f6c453', '#f4f7f8', '#d9536f', '#5a6fb0'],
}

const garden: ScenePalette = {
  sky: '#f4f7e6',
  haze: '#e4eecd',
  blob: '#d5e5b6',
  far: '#c0d59e',
  mid: '#9abb79',
  near: '#7aa263',
  leaf: '#5f9560',
  leafDark: '#3d7050',
  wood: '#a9774f',
  ink: '#2b3a30',
  paper: '#fffdf4',
  night: '#1f4442',
  light: '#fff2b0',
  accents: ['#e2725b', '#3d8b6e', '#f0b93f', '#faf6ea', '#5f83b8', '#c96a92'],
}

const dusk: ScenePalette = {
  sky: '#dccdf0',
  haze: '#fad9cc',
  blob: '#ecc3d8',
  far: '#c3a9da',
  mid: '#9a84c4',
  near: '#7464aa',
  leaf: '#6f7fb5',
  leafDark: '#4d5a94',
  wood: '#9a6a7a',
  ink: '#2a2148',
  paper: '#fff6f3',
  night: '#2c2358',
  light: '#ffd9a0',
  accents: ['#f26f7a', '#4fa3b5', '#f7b25c', '#f8edf2', '#6d5cc0', '#d95f9c'],
}

export const scenePalettes: Record<SceneLook, ScenePalette> = {
  coral,
  coast,
  garden,
  dusk,
  white: { ...coast, sky: '#ffffff', haze: '#ffffff', blob: '#ffffff', paper: '#ffffff' },
  mono: coral,
}
