import type { Looks } from '../recipe.ts'
import type { Wording } from '../wording.ts'

type Family = 'still-life' | 'spotlight' | 'backdrop'

export const studioKeywords: Record<Family, readonly string[]> = {
  'still-life': [
    'still life',
    'vase',
    'ceramics',
    'fruit',
    'table',
    'studio',
    'shadow',
    'sunlight',
    'pottery',
    'art',
    'decoration',
    'home',
    'indoors',
    'no people',
  ],
  spotlight: [
    'spotlight',
    'stage',
    'theater',
    'light beam',
    'concert',
    'fog',
    'performance',
    'floor',
    'dark',
    'event',
    'empty',
    'background',
    'copy space',
    'no people',
  ],
  backdrop: [
    'backdrop',
    'studio',
    'background',
    'empty',
    'gradient',
    'wall',
    'floor',
    'mockup',
    'minimalism',
    'light',
    'horizon',
    'presentation',
    'copy space',
    'no people',
  ],
}

export const studioWordings: { [F in Family]: Record<Looks[F], Wording> } = {
  'still-life': {
    warm: {
      texts: [
        {
          title: 'Still life in warm light',
          caption: 'Clay vessels and fruit on a table, in warm light from one side.',
        },
        { title: 'Vases and fruit', caption: 'Vases in earth colors stand behind fruit on a table.' },
        {
          title: 'Afternoon light on the table',
          caption: 'Sunlight falls across vases and fruit and up the wall behind them.',
        },
      ],
      keywords: ['brown', 'orange', 'terracotta', 'rustic'],
      moods: ['warm', 'natural'],
      compositions: ['stilllife', 'copyspace'],
      timeOfDay: 'day',
      viewpoint: null,
      palette: ['#c5a16e', '#704a36', '#855a3d', '#af793e'],
    },
    cool: {
      texts: [
        {
          title: 'Still life in blue',
          caption: 'Blue and white vessels with fruit on a table, in clear light from one side.',
        },
        {
          title: 'Blue vases and green fruit',
          caption: 'Glazed vases in blue and gray stand behind fruit on a table.',
        },
        {
          title: 'Morning light on the table',
          caption: 'Clear light falls across vases and fruit and up the wall behind them.',
        },
      ],
      keywords: ['blue', 'green', 'gray'],
      moods: ['cool', 'natural'],
      compositions: ['stilllife', 'copyspace'],
      timeOfDay: 'day',
      viewpoint: null,
      palette: ['#516474', '#a8b1b5', '#7a8b92', '#1c3248'],
    },
    bandw: {
      texts: [
        {
          title: 'Still life in black and white',
          caption: 'Vessels and fruit on a table, in black and white.',
        },
        { title: 'Vases in gray', caption: 'Light from one side models vases and fruit in shades of gray.' },
        { title: 'Form and shadow', caption: 'Vases and fruit throw soft shadows across a table.' },
      ],
      keywords: ['black and white', 'gray', 'contrast', 'classic'],
      moods: ['bandw', 'dramatic'],
      compositions: ['stilllife', 'copyspace'],
      timeOfDay: 'day',
      viewpoint: null,
      palette: ['#a4a4a4', '#4d4d4d', '#5e5e5e', '#838383'],
    },
  },
  spotlight: {
    white: {
      texts: [
        {
          title: 'Spotlights on an empty stage',
          caption: 'White spotlights meet on the boards of an empty stage.',
        },
        { title: 'Before the show', caption: 'Beams of white light cross in the haze above a stage.' },
        { title: 'Stage in black and white', caption: 'Spotlights fall through haze on an empty floor.' },
      ],
      keywords: ['white', 'black and white', 'gray'],
      moods: ['bandw', 'dramatic'],
      compositions: ['copyspace', 'wideshot'],
      timeOfDay: null,
      viewpoint: null,
      palette: ['#0c0c0c', '#7e7e7e', '#272727', '#010101'],
    },
    blue: {
      texts: [
        { title: 'Blue stage lights', caption: 'Blue spotlights meet on the boards of an empty stage.' },
        {
          title: 'Blue light before a concert',
          caption: 'Beams of blue light cross in the haze above a stage.',
        },
        { title: 'An empty stage in blue', caption: 'Blue spotlights fall through haze on a wooden floor.' },
      ],
      keywords: ['blue', 'nightlife'],
      moods: ['cool', 'dramatic'],
      compositions: ['copyspace', 'wideshot'],
      timeOfDay: null,
      viewpoint: null,
      palette: ['#020309', '#040d28', '#174389', '#08225b'],
    },
    magenta: {
      texts: [
        {
          title: 'Pink and violet stage lights',
          caption: 'Spotlights in pink and violet meet on an empty stage.',
        },
        { title: 'Club lights', caption: 'Beams of pink and violet light cross in the haze above a stage.' },
        {
          title: 'An empty stage in magenta',
          caption: 'Colored spotlights fall through haze on a wooden floor.',
        },
      ],
      keywords: ['magenta', 'pink', 'purple', 'nightlife'],
      moods: ['vivid', 'dramatic'],
      compositions: ['copyspace', 'wideshot'],
      timeOfDay: null,
      viewpoint: null,
      palette: ['#13020f', '#030102', '#770e51', '#360529'],
    },
  },
  backdrop: {
    blush: {
      texts: [
        { title: 'Blush studio backdrop', caption: 'An empty studio in pale pink, lit by one soft lamp.' },
        { title: 'Empty pink room', caption: 'Pale pink wall and floor with room for a product.' },
        { title: 'Soft pink background', caption: 'Soft light on a pale pink backdrop.' },
      ],
      keywords: ['pink', 'pastel', 'beige'],
      moods: ['warm'],
      compositions: ['copyspace', 'sparse', 'abstract'],
      timeOfDay: null,
      viewpoint: null,
      palette: ['#f0d9d2', '#e1beb7'],
    },
    sky: {
      texts: [
        {
          title: 'Pale blue studio backdrop',
          caption: 'An empty studio in pale blue, lit by one soft lamp.',
        },
        { title: 'Empty blue room', caption: 'Pale blue wall and floor with room for a product.' },
        { title: 'Soft blue background', caption: 'Soft light on a pale blue backdrop.' },
      ],
      keywords: ['blue', 'pastel', 'light blue'],
      moods: ['cool'],
      compositions: ['copyspace', 'sparse', 'abstract'],
      timeOfDay: null,
      viewpoint: null,
      palette: ['#d6e6ed', '#b9cedc'],
    },
    mint: {
      texts: [
        { title: 'Mint studio backdrop', caption: 'An empty studio in pale green, lit by one soft lamp.' },
        { title: 'Empty mint room', caption: 'Pale green wall and floor with room for a product.' },
        { title: 'Soft green background', caption: 'Soft light on a pale green backdrop.' },
      ],
      keywords: ['green', 'mint', 'pastel'],
      moods: ['natural'],
      compositions: ['copyspace', 'sparse', 'abstract'],
      timeOfDay: null,
      viewpoint: null,
      palette: ['#d8e9df', '#bbd3c5'],
    },
    gray: {
      texts: [
        { title: 'Gray studio backdrop', caption: 'An empty studio in gray, lit by one soft lamp.' },
        { title: 'Empty gray room', caption: 'Gray wall and floor with room for a product.' },
        { title: 'Soft gray background', caption: 'Soft light on a gray backdrop.' },
      ],
      keywords: ['gray', 'white', 'black and white'],
      moods: ['bandw'],
      compositions: ['copyspace', 'sparse', 'abstract'],
      timeOfDay: null,
      viewpoint: null,
      palette: ['#dfdfdf', '#c5c5c5', '#b3b3b3'],
    },
  },
}
