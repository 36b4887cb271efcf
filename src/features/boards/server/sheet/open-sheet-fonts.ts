import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { SiteNickname } from '#sites/site.ts'
import { makeStaticFont } from './fonts/make-static-font.ts'
import { readCharacters } from './fonts/read-characters.ts'

export type Weight = 'plain' | 'strong'

/** One file of a family in one weight: some scripts of it. */
export type Face = Readonly<{ name: string; font: Uint8Array; characters: ReadonlySet<number> }>

export type SheetFonts = Readonly<Record<Weight, readonly Face[]>>

type Family = Readonly<{
  name: string
  subsets: readonly string[]
  weights: Readonly<Record<Weight, number>>
}>

/** The interface's face of each site. The first subset that has a character gives it. */
const families: Readonly<Record<SiteNickname, Family>> = {
  argus: {
    name: 'source-sans-3',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    weights: { plain: 400, strong: 600 },
  },
  bokeh: {
    name: 'onest',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'math', 'symbols'],
    weights: { plain: 400, strong: 650 },
  },
}

/** The faces of a site, made when they are first asked for and kept. */
export function openSheetFonts(): (site: SiteNickname) => Promise<SheetFonts> {
  const opened = new Map<SiteNickname, Promise<SheetFonts>>()
  return (site) => {
    const made = opened.get(site) ?? makeFonts(families[site])
    opened.set(site, made)
    made.catch(() => opened.delete(site))
    return made
  }
}

async function makeFonts({ name, subsets, weights }: Family): Promise<SheetFonts> {
  const root = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`))
  const files = await Promise.all(
    subsets.map((subset) => readFile(join(root, 'files', `${name}-${subset}-wght-normal.woff2`))),
  )
  async function facesOf(weight: Weight): Promise<readonly Face[]> {
    const faces: Face[] = []
    for (const [place, file] of files.entries()) {
      const face = `${name}-${subsets[place]}-${weights[weight]}`
      const font = makeStaticFont(file, weights[weight], face)
      faces.push({ name: face, font, characters: readCharacters(font) })
      // Each takes some tens of milliseconds; others get their turn in between.
      await setImmediate()
    }
    return faces
  }
  return { plain: await facesOf('plain'), strong: await facesOf('strong') }
}
