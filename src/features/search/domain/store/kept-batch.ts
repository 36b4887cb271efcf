import type { AssetCard } from '#features/catalogue/domain.ts'

const wanted = {
  id: 'string',
  assetType: 'string',
  title: 'string',
  mediaKey: 'string',
  width: 'number',
  height: 'number',
} as const satisfies Partial<Record<keyof AssetCard, 'string' | 'number'>>

/** A batch as it is kept while one looks at other pages. Whatever else stands there counts as nothing. */
export function readKeptBatch(text: string | null): readonly AssetCard[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCard) : []
  } catch {
    return []
  }
}

/** Only what a picked asset is shown by: cards of an older release may lack the rest. */
function isCard(value: unknown): value is AssetCard {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return Object.entries(wanted).every(([name, kind]) => typeof fields[name] === kind)
}
