import type { GlyphSet } from '../media/origin.ts'

/** Which of Unicode's groups of emoji each set gives. A subject is drawn in one style only, so that none comes twice. */
export const groupsOfSet: Readonly<Record<GlyphSet, readonly string[]>> = {
  noto: ['Animals & Nature', 'Food & Drink'],
  'fluent-emoji-flat': ['Activities', 'Objects'],
  openmoji: ['Travel Places'],
}

/** Which people each set draws. */
export const peopleOfSet: Readonly<Record<GlyphSet, string>> = {
  noto: '🧑‍🚀 👩‍🚀 👨‍🚀 👩‍🌾 👨‍🌾 👩‍🍳 👨‍🍳 👩‍🔬 👨‍🔬 👩‍🎨 👨‍🎨 🧑‍🎨 👩‍🎓 👨‍🎓 👩‍🏫 👨‍🏫 👫 👭 👬',
  'fluent-emoji-flat':
    '👶 🧒 👦 👧 🧑 👱‍♂ 👱‍♀ 👨 🧔‍♂ 👩 👴 👵 🧑‍⚕ 👩‍⚕ 👨‍⚕ 🧑‍🎓 🧑‍🏫 🧑‍⚖ 👩‍⚖ 👨‍⚖ 🧑‍🌾 🧑‍🍳 🧑‍🔧 👩‍🔧 👨‍🔧 👩‍🏭 👨‍🏭 🧑‍💼 👩‍💼 👨‍💼 🧑‍🔬 🧑‍💻 👩‍💻 👨‍💻 👩‍🎤 👨‍🎤 👩‍✈ 👨‍✈ 👩‍🚒 👨‍🚒 👷‍♂ 👷‍♀ 🤵‍♂ 👰‍♀ 👩‍🍼 👨‍🍼 🙋‍♂ 🙋‍♀ 💇‍♀ 🚶‍♂ 🚶‍♀ 👩‍🦯 👨‍🦯 👩‍🦽 👨‍🦽 👩‍🦼 💃 🕺 🧘‍♂ 🧘‍♀',
  openmoji:
    '🏃‍♂ 🏃‍♀ 🧗‍♂ 🧗‍♀ 🏄‍♂ 🏄‍♀ 🚣‍♂ 🚣‍♀ 🏊‍♂ 🏊‍♀ ⛹‍♂ ⛹‍♀ 🏋‍♂ 🏋‍♀ 🚴‍♂ 🚴‍♀ 🚵‍♂ 🚵‍♀ 🤸‍♂ 🤸‍♀ 🤽‍♀ 🤾‍♂ 🤾‍♀ 🤹‍♂ 🤹‍♀ 🏌‍♂ 🏌‍♀ 🏂 ⛷ 🤺',
}

/** Keywords whose glyphs are not offered as pictures, and why. */
export const leftOutGlyphs: Readonly<Record<string, readonly string[]>> = {
  'signs of faith': [
    'church',
    'mosque',
    'hindu-temple',
    'synagogue',
    'shinto-shrine',
    'kaaba',
    'prayer-beads',
    'diya-lamp',
    'wedding',
  ],
  weapons: [
    'dagger',
    'crossed-swords',
    'bomb',
    'bow-and-arrow',
    'water-pistol',
    'kitchen-knife',
    'military-helmet',
    'military-medal',
    'axe',
    'firecracker',
  ],
  'death and tobacco': ['cigarette', 'coffin', 'headstone', 'funeral-urn'],
  'landmarks with rights of their own': ['tokyo-tower', 'statue-of-liberty', 'mount-fuji', 'moai'],
  'money that a state issues': [
    'yen-banknote',
    'dollar-banknote',
    'euro-banknote',
    'pound-banknote',
    'money-with-wings',
    'chart-increasing-with-yen',
  ],
  'signs rather than things': [
    'hot-springs',
    'stop-sign',
    'bus-stop',
    'high-voltage',
    'mahjong-red-dragon',
    'joker',
    'link',
    'x-ray',
    'level-slider',
    'control-knobs',
  ],
  underwear: ['briefs', 'bikini', 'one-piece-swimsuit'],
  'hardly worth a picture': [
    'black-bird',
    'pouring-liquid',
    'wing',
    'cockroach',
    'mouse-trap',
    'plunger',
    'toilet',
    'worm',
    'microbe',
    'drop-of-blood',
    'skull',
  ],
}

/** Two skin tones of each person, by turns, so that all five are seen equally often. */
export const skinTones: readonly string[] = ['🏻', '🏼', '🏽', '🏾', '🏿']
export const tonesOfEach = 2
