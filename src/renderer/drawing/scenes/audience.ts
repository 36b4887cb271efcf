import { bust, type Stage, spread } from '../stage.ts'

/** Rows of people seen from behind along the lower edge. */
export function audience(stage: Stage, plan: { people: Parameters<typeof bust>[0][] }, size: number): string {
  const { width, height, dice } = stage
  const count = plan.people.length
  return spread(count, -width * 0.03, width * 1.03)
    .map((x, place) => {
      const person = plan.people[place]
      return person
        ? bust(person, x + dice.between(-8, 8), height - size * (place % 2 ? 0.12 : 0.15), size, true)
        : ''
    })
    .join('')
}
