import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { GlyphSet } from '../media/origin.ts'

export type GlyphNames = {
  /** The glyph that shows an emoji, with Unicode's group of emoji. */
  find(emoji: string): { readonly name: string; readonly group: string } | null
}

const { resolve } = createRequire(import.meta.url)

async function readJson<Content>(set: GlyphSet, file: string): Promise<Content> {
  return JSON.parse(await readFile(resolve(`@iconify-json/${set}/${file}`), 'utf8')) as Content
}

// Sets disagree on whether an emoji is followed by the sign that asks for its colorful form.
const colorfulForm = 'fe0f'

function codesOf(emoji: string): string {
  return Array.from(emoji, (letter) => letter.codePointAt(0)?.toString(16))
    .filter((code) => code !== colorfulForm)
    .join('-')
}

export async function readGlyphNames(set: GlyphSet): Promise<GlyphNames> {
  const chars = await readJson<Readonly<Record<string, string>>>(set, 'chars.json')
  const metadata = await readJson<{ categories: Readonly<Record<string, readonly string[]>> }>(
    set,
    'metadata.json',
  )
  const groups = new Map(
    Object.entries(metadata.categories).flatMap(([group, names]) =>
      names.map((name) => [name, group] as const),
    ),
  )
  const names = new Map(
    Object.entries(chars).map(([codes, name]) => [
      codes
        .split('-')
        .filter((code) => code !== colorfulForm)
        .join('-'),
      name,
    ]),
  )
  return {
    find(emoji) {
      const name = names.get(codesOf(emoji))
      const group = name === undefined ? undefined : groups.get(name)
      return name === undefined || group === undefined ? null : { name, group }
    },
  }
}

export type GlyphBody = { readonly body: string; readonly width: number; readonly height: number }

type Icon = { readonly body: string; readonly width?: number; readonly height?: number }
type IconSet = {
  readonly icons: Readonly<Record<string, Icon>>
  readonly width?: number
  readonly height?: number
}

/** The drawings of these glyphs. The files hold thousands and weigh up to 25 MB, so nothing else of them is kept. */
export async function readGlyphBodies(
  set: GlyphSet,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, GlyphBody>> {
  const { icons, width = 16, height = 16 } = await readJson<IconSet>(set, 'icons.json')
  return new Map(
    wanted.flatMap((name) => {
      const icon = icons[name]
      // A copy of the text, for a part of it would keep the whole file in memory.
      return icon
        ? [[name, { width, height, ...icon, body: Buffer.from(icon.body).toString() }] as const]
        : []
    }),
  )
}
