import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { emojiFamily, type FamilyName, scriptFamilies, shapedFamilies } from './font-families.data.ts'
import { hasCodeIn, hasEveryCode, parseCodeRanges } from './fonts/code-ranges.ts'
import { makeStaticFont } from './fonts/make-static-font.ts'
import { readCharacters } from './fonts/read-characters.ts'
import type { Shaper } from './open-shaper.ts'

/** One file of a family in one weight: some characters of it. */
export type Face = Readonly<{
  name: string
  font: Uint8Array
  characters: ReadonlySet<number>
  /** Where its letters have to be set together, since they find their shapes and places by each other. */
  shape: Shaper | null
  isEmoji: boolean
}>

export type FontFamily = {
  /** Names of its files that promise at least one of these characters. */
  readonly subsetsWith: (codes: ReadonlySet<number>) => readonly string[]
  /** The name of a file that promises all of them. */
  readonly subsetWithAll: (codes: readonly number[]) => string | undefined
  readonly makeFace: (subset: string, weight: number) => Promise<Face>
}

/** A family comes in many small files, each with its own characters, so that only what a text needs is unpacked. */
export async function openFontFamily(name: FamilyName): Promise<FontFamily> {
  const root = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`))
  const listed: Record<string, string> = JSON.parse(await readFile(join(root, 'unicode.json'), 'utf8'))
  const isShaped = shapedFamilies.has(name)
  const own = scriptFamilies.find((family) => family.name === name)?.subset
  // They are listed from the rarest to the plainest.
  const subsets = Object.entries(listed)
    .map(([subset, ranges]) => ({ subset: subset.replace(/[[\]]/g, ''), ranges: parseCodeRanges(ranges) }))
    .filter(({ subset }) => own === undefined || subset === own)
    .reverse()
  return {
    subsetsWith: (codes) =>
      subsets.filter(({ ranges }) => hasCodeIn(ranges, codes)).map(({ subset }) => subset),
    subsetWithAll: (codes) => subsets.find(({ ranges }) => hasEveryCode(ranges, codes))?.subset,
    async makeFace(subset, weight) {
      const file = await readFile(join(root, 'files', `${name}-${subset}-wght-normal.woff2`))
      const face = `${name}-${subset}-${weight}`
      // Each takes some tens of milliseconds; others get their turn in between.
      await setImmediate()
      const font = makeStaticFont(file, weight, face, { isShaped })
      const shape = isShaped ? (await import('./open-shaper.ts')).openShaper(font) : null
      const characters = readCharacters(font)
      return { name: face, font, characters, shape, isEmoji: name === emojiFamily }
    },
  }
}
