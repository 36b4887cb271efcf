import type { PatternLook } from '../drawing.ts'

/**
 * Colors that were chosen to lie on their ground. The first one gives the look its name or goes with a ground that does;
 * `ink` is for lines and stands out from all of them.
 */
export type PatternScheme = {
  readonly ground: string
  readonly ink: string
  readonly colors: readonly [string, string, string, string, string]
}

export const patternPalettes: Record<PatternLook, readonly PatternScheme[]> = {
  terracotta: [
    {
      ground: '#f7ebdd',
      ink: '#5b2e26',
      colors: ['#c8603f', '#e39a6b', '#8f3f2e', '#d9b48f', '#8d8a68'],
    },
    {
      ground: '#e9c9a8',
      ink: '#54291f',
      colors: ['#b9502f', '#f6e3cb', '#8a3a28', '#d98555', '#7b7a55'],
    },
    {
      ground: '#a5482f',
      ink: '#fbeede',
      colors: ['#e8a878', '#f4d9b8', '#7a2f22', '#d07a50', '#c9b38a'],
    },
  ],
  meadow: [
    {
      ground: '#f7f7e6',
      ink: '#2f4a33',
      colors: ['#7aa95c', '#f2c14e', '#3f7d58', '#e8836b', '#b9d48b'],
    },
    {
      ground: '#dfeac2',
      ink: '#2c4a30',
      colors: ['#5f9a4f', '#fdf6d8', '#f0b63a', '#2f6d4c', '#e58a70'],
    },
    {
      ground: '#4f8a57',
      ink: '#fbf7de',
      colors: ['#f4cf66', '#b9d88f', '#f6efcf', '#2d6142', '#f0977c'],
    },
  ],
  midnight: [
    {
      ground: '#141a3a',
      ink: '#f5ecd6',
      colors: ['#5468c4', '#f2c46d', '#e98a8a', '#8ea2e8', '#36469a'],
    },
    {
      ground: '#1f2757',
      ink: '#f7f0dd',
      colors: ['#7f92e0', '#f4d58b', '#4355b0', '#c58ad0', '#dfe4fa'],
    },
    {
      ground: '#101b2e',
      ink: '#eef2ee',
      colors: ['#3e7fa6', '#e9b872', '#2a4f78', '#8cc3cf', '#d9705f'],
    },
  ],
  blush: [
    {
      ground: '#fdf1ed',
      ink: '#7a3b4a',
      colors: ['#e8a09a', '#c96f7c', '#f3c6b8', '#b88a80', '#9a4f63'],
    },
    {
      ground: '#f6d5cf',
      ink: '#6e3240',
      colors: ['#d9808a', '#fff1ec', '#b65c70', '#eab3a2', '#94475c'],
    },
    {
      ground: '#c97b84',
      ink: '#fff3ef',
      colors: ['#f5cfc7', '#a5515f', '#fbe6df', '#e3a39f', '#7f3a4a'],
    },
  ],
  forest: [
    {
      ground: '#1c372d',
      ink: '#eef0dd',
      colors: ['#6fa06a', '#cdb75a', '#a3c39a', '#3d7055', '#b8713f'],
    },
    {
      ground: '#eff1e3',
      ink: '#1d3a2e',
      colors: ['#3f7a55', '#8fb388', '#22503d', '#c2a94f', '#a5643a'],
    },
    {
      ground: '#c7d5b4',
      ink: '#1c3829',
      colors: ['#2f6548', '#f3f3e0', '#6d9a68', '#1f4435', '#b5793f'],
    },
  ],
  ocean: [
    {
      ground: '#eef7f8',
      ink: '#0d3148',
      colors: ['#1f7a9c', '#5fb6c4', '#2b5d86', '#f2a477', '#a5dbd8'],
    },
    {
      ground: '#0f3a53',
      ink: '#f0f9f8',
      colors: ['#4fb0c2', '#9fdcd8', '#1f6a8f', '#f4b083', '#dff2ef'],
    },
    {
      ground: '#bfe3e6',
      ink: '#103a55',
      colors: ['#2a86a8', '#f5fbfa', '#1c5a80', '#6cc0c8', '#ee9a74'],
    },
  ],
  sorbet: [
    {
      ground: '#fff4ea',
      ink: '#6b2a5b',
      colors: ['#ff7f7a', '#ffb84d', '#f25c9a', '#7fd1c1', '#b98be6'],
    },
    {
      ground: '#ffd9d6',
      ink: '#7a2456',
      colors: ['#f4567f', '#fff3df', '#ff9f4a', '#5fc4b8', '#a873dd'],
    },
    {
      ground: '#fff0b8',
      ink: '#6a2763',
      colors: ['#ff8a5c', '#f0609e', '#57c2b0', '#fffaf0', '#a980e0'],
    },
  ],
  mono: [
    {
      ground: '#ffffff',
      ink: '#111111',
      colors: ['#1c1c1c', '#8c8c8c', '#4a4a4a', '#c9c9c9', '#2e2e2e'],
    },
    {
      ground: '#ededed',
      ink: '#141414',
      colors: ['#232323', '#ffffff', '#6e6e6e', '#a8a8a8', '#3c3c3c'],
    },
    {
      ground: '#151515',
      ink: '#f7f7f7',
      colors: ['#f2f2f2', '#8a8a8a', '#c8c8c8', '#4d4d4d', '#e0e0e0'],
    },
  ],
  lavender: [
    {
      ground: '#f6f1fb',
      ink: '#3d2b63',
      colors: ['#9b82cf', '#c9b4ea', '#6a52a3', '#e7a9c4', '#a3b18a'],
    },
    {
      ground: '#d9cbef',
      ink: '#38265e',
      colors: ['#7d63b8', '#faf6ff', '#57408f', '#b394db', '#e59cb8'],
    },
    {
      ground: '#5a4592',
      ink: '#f8f3ff',
      colors: ['#b9a2e6', '#ead9f7', '#8166bd', '#f0b3c9', '#3f2d70'],
    },
  ],
  mustard: [
    {
      ground: '#fbf3dc',
      ink: '#3a3327',
      colors: ['#dfa62b', '#4b5d67', '#f0cf7a', '#b5722a', '#8a9a8f'],
    },
    {
      ground: '#e0aa35',
      ink: '#2f2a24',
      colors: ['#fcf1d2', '#3d4a52', '#b26f22', '#f4d68a', '#7a4a26'],
    },
    {
      ground: '#37424a',
      ink: '#fdf3d8',
      colors: ['#e3ad36', '#f6dd9a', '#6d7d80', '#c07f2e', '#f7efdc'],
    },
  ],
}
