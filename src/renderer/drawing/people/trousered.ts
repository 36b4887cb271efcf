import type { Person } from './person.ts'

/** Skirts are cut for standing. */
export function trousered(person: Person): Person {
  const top = person.top.cut === 'dress' ? { ...person.top, cut: 'tee' as const } : person.top
  return { ...person, top, bottom: { ...person.bottom, cut: 'trousers' } }
}
