import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageId, SiteNickname } from '#sites/site.ts'
import type { PageFiles } from './document.ts'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export type FindPageFiles = (site: SiteNickname, page: PageId, locale: string) => PageFiles

/** What the build made of each page, read once. */
export function readPageFiles(clientDirectory: string): FindPageFiles {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest
  const known = new Map<string, PageFiles>()
  return (site, page, locale) => {
    const key = `${site} ${page} ${locale}`
    let files = known.get(key)
    if (!files) {
      files = collect(manifest, site, page, locale)
      known.set(key, files)
    }
    return files
  }
}

function collect(manifest: Manifest, site: SiteNickname, page: PageId, locale: string): PageFiles {
  const [room, name] = page.split('/')
  const entry = manifest[`src/app/client/${site}.ts`]
  const pageName = `src/features/${room}/pages/${name}.page.tsx`
  const roots = [`src/app/client/${site}.ts`, pageName, `.cache/messages/${site}.${locale}.json`]
  const chunks = [...new Set(roots.flatMap((root) => withImports(manifest, root)))]
  const styles = chunks.flatMap((chunk) => manifest[chunk]?.css ?? [])
  const scripts = entry ? [entry.file] : []
  const preloads = chunks
    .map((chunk) => manifest[chunk]?.file ?? '')
    .filter((file) => file && !scripts.includes(file))
  return {
    styles: unique(styles),
    scripts: unique(scripts),
    preloads: unique(preloads.filter((file) => file.endsWith('.js'))),
    texts: unique(preloads.filter((file) => file.endsWith('.json'))),
    page: unique([manifest[pageName]?.file ?? ''].filter(Boolean))[0],
  }
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen)), name]
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`)
}

/** The development server finds styles and chunks by itself. */
export const developmentFiles: FindPageFiles = (site) => ({
  styles: [],
  scripts: ['/@vite/client', `/src/app/client/${site}.ts`],
  preloads: [],
  texts: [],
})
