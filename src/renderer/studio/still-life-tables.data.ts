import type { Looks } from '../recipe.ts'

export type Table = {
  ground: string
  clays: readonly string[]
  /** The skin of each fruit in the light and on its blushing side. */
  skins: readonly (readonly [string, string])[]
  sun: string
  room: string
}

export const tables: Record<Looks['still-life'], Table> = {
  warm: {
    ground: '#d9bfa2',
    clays: ['#b5673f', '#efe2cf', '#8a4a30', '#d8a878', '#5c3a2c'],
    skins: [
      ['#d9a23c', '#b8551f'],
      ['#e07a1e', '#d25a14'],
      ['#b5bd4a', '#c48a34'],
    ],
    sun: '#ffe6bf',
    room: '#cdbccb',
  },
  cool: {
    ground: '#b9c4cc',
    clays: ['#5f7f9c', '#e9edef', '#34506c', '#9db3bd', '#7c9a94'],
    skins: [
      ['#a9bb52', '#86a24a'],
      ['#d8cf5e', '#b9b040'],
      ['#8fae5a', '#b7bd62'],
    ],
    sun: '#fdf6ea',
    room: '#c3d4e6',
  },
  bandw: {
    ground: '#b4b4b4',
    clays: ['#e8e8e8', '#4c4c4c', '#8f8f8f', '#262626', '#c4c4c4'],
    skins: [
      ['#b8b8b8', '#6e6e6e'],
      ['#8c8c8c', '#565656'],
      ['#d0d0d0', '#8a8a8a'],
    ],
    sun: '#ffffff',
    room: '#cfcfcf',
  },
}
