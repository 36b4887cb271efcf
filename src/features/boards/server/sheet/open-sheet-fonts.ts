import type { AnyLocale } from '#i18n/locales.ts'
import type { SiteNickname } from '#sites/site.ts'
import { picturesOfEmoji } from '../../domain/sheet-emoji.ts'
import {
  emojiFamily,
  type FamilyName,
  firstHanFamilies,
  hanFamilies,
  otherFamilies,
  scriptFamilies,
  siteFamilies,
  siteWeights,
  type Weight,
} from './font-families.data.ts'
import { type Face, type FontFamily, openFontFamily } from './open-font-family.ts'
import { codesOfEmoji, readNeeds } from './text-runs.ts'

export type SheetFonts = Readonly<Record<Weight, readonly Face[]>>

/** What is written in each weight. */
export type SheetWords = Readonly<Record<Weight, string>>

type Wish = Readonly<{ site: SiteNickname; locale: AnyLocale; words: SheetWords }>

/** A face takes about 100 kB of memory, one whose letters are shaped together up to 600. */
const keptFaces = 200

function familiesFor({ site, locale }: Wish, text: string): ReadonlySet<FamilyName> {
  const han = [firstHanFamilies[locale] ?? [], hanFamilies].flat()
  const written = scriptFamilies.filter(({ own }) => own.test(text))
  // A sign that several scripts use is given by the one that is written.
  const used = scriptFamilies.filter((family) => family.used.test(text))
  const scripts = [...written, ...used].map(({ name }) => name)
  return new Set([siteFamilies[site], ...otherFamilies, ...scripts, emojiFamily, ...han])
}

/** The faces that some texts need, made when they are first asked for; those asked for last are kept. */
export function openSheetFonts(): (wish: Wish) => Promise<SheetFonts> {
  const families = new Map<FamilyName, Promise<FontFamily>>()
  const faces = new Map<string, Promise<Face>>()

  function familyOf(name: FamilyName): Promise<FontFamily> {
    const opened = families.get(name) ?? openFontFamily(name)
    families.set(name, opened)
    opened.catch(() => families.delete(name))
    return opened
  }

  function faceOf(name: FamilyName, family: FontFamily, subset: string, weight: number): Promise<Face> {
    const key = `${name} ${subset} ${weight}`
    const made = faces.get(key) ?? family.makeFace(subset, weight)
    // What is set again comes last, and the first is the one that nobody has wanted for longest.
    faces.delete(key)
    faces.set(key, made)
    made.catch(() => faces.delete(key))
    for (const oldest of faces.keys()) {
      if (faces.size <= keptFaces) break
      faces.delete(oldest)
    }
    return made
  }

  async function facesOf(wish: Wish, weight: Weight): Promise<readonly Face[]> {
    const text = wish.words[weight]
    const heaviness = siteWeights[wish.site][weight]
    const { characters: missing, emoji } = readNeeds(text)
    const found = new Set<Face>()
    for (const sequence of emoji) {
      const family = await familyOf(emojiFamily)
      const subset = family.subsetWithAll(codesOfEmoji(sequence))
      if (subset !== undefined) found.add(await faceOf(emojiFamily, family, subset, heaviness))
      else for (const picture of picturesOfEmoji(sequence)) missing.add(picture.codePointAt(0) ?? 0)
    }
    for (const name of familiesFor(wish, text)) {
      if (missing.size === 0) break
      const family = await familyOf(name)
      for (const subset of family.subsetsWith(missing)) {
        const face = await faceOf(name, family, subset, heaviness)
        for (const code of face.characters) if (missing.delete(code)) found.add(face)
      }
    }
    // Letters are looked for in the faces of letters first: emoji come with digits.
    return [...found].sort((one, other) => Number(one.isEmoji) - Number(other.isEmoji))
  }

  return async (wish) => ({ plain: await facesOf(wish, 'plain'), strong: await facesOf(wish, 'strong') })
}
