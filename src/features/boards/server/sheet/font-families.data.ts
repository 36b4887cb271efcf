import type { AnyLocale } from '#i18n/locales.ts'
import type { SiteNickname } from '#sites/site.ts'

export type Weight = 'plain' | 'strong'

/** Scripts that the families of the sites lack and Noto has, each with letters that find their shapes by each other. */
const scripts = [
  ...(['arabic', 'bengali', 'devanagari', 'gujarati', 'gurmukhi', 'hebrew'] as const),
  ...(['kannada', 'khmer', 'lao', 'malayalam', 'myanmar', 'sinhala', 'tamil', 'telugu', 'thai'] as const),
] as const

type Script = (typeof scripts)[number]

/** A family of `@fontsource-variable`. */
export type FamilyName =
  | 'source-sans-3'
  | 'onest'
  | `noto-sans-${Script}`
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-sans-sc'
  | 'noto-sans-tc'
  | 'noto-emoji'

/** The interface's face of each site. */
export const siteFamilies: Readonly<Record<SiteNickname, FamilyName>> = {
  argus: 'source-sans-3',
  bokeh: 'onest',
}

export const siteWeights: Readonly<Record<SiteNickname, Readonly<Record<Weight, number>>>> = {
  argus: { plain: 400, strong: 600 },
  bokeh: { plain: 400, strong: 650 },
}

/** For scripts that the site's own family lacks. The first family that has a character gives it. */
export const otherFamilies: readonly FamilyName[] = ['source-sans-3']

export type ScriptFamily = Readonly<{
  name: FamilyName
  /** The file with the script; the others of the family hold Latin letters and signs. */
  subset: Script
  /** A character of this script alone. */
  own: RegExp
  /** Such a character, or one that other scripts use too, such as a sign between sentences. */
  used: RegExp
}>

export const scriptFamilies: readonly ScriptFamily[] = scripts.map((subset) => ({
  ...{ name: `noto-sans-${subset}`, subset },
  own: new RegExp(`\\p{Script=${subset.replace(/^./, (first) => first.toUpperCase())}}`, 'u'),
  used: new RegExp(`\\p{Script_Extensions=${subset.replace(/^./, (first) => first.toUpperCase())}}`, 'u'),
}))

export const emojiFamily: FamilyName = 'noto-emoji'

/** Chinese, Japanese and Korean draw the same characters in ways of their own: whose way comes first for whom. */
export const firstHanFamilies: Readonly<Partial<Record<AnyLocale, FamilyName>>> = {
  ko: 'noto-sans-kr',
  'zh-hk': 'noto-sans-tc',
}

export const hanFamilies: readonly FamilyName[] = [
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-kr',
]

/** Their letters have to be shaped together, by tables of the font; others are set letter by letter. */
export const shapedFamilies: ReadonlySet<FamilyName> = new Set([
  ...scriptFamilies.map(({ name }) => name),
  emojiFamily,
])
