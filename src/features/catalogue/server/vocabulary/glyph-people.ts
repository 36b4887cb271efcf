import type { Keyword } from '../../domain/vocabulary.ts'

export type PeopleShown = {
  readonly count: number
  readonly ages: readonly ('baby' | 'child' | 'adult' | 'senioradult')[]
}

const exceptions: Readonly<Record<string, PeopleShown>> = {
  baby: { count: 1, ages: ['baby'] },
  child: { count: 1, ages: ['child'] },
  boy: { count: 1, ages: ['child'] },
  girl: { count: 1, ages: ['child'] },
  'old-man': { count: 1, ages: ['senioradult'] },
  'old-woman': { count: 1, ages: ['senioradult'] },
  'woman-feeding-baby': { count: 2, ages: ['adult', 'baby'] },
  'man-feeding-baby': { count: 2, ages: ['adult', 'baby'] },
  'woman-and-man-holding-hands': { count: 2, ages: ['adult'] },
  'women-holding-hands': { count: 2, ages: ['adult'] },
  'men-holding-hands': { count: 2, ages: ['adult'] },
}

/** How many people the glyph of a person shows, and of what age. */
export function peopleShown(key: Keyword['key']): PeopleShown {
  return exceptions[key] ?? { count: 1, ages: ['adult'] }
}
