import type { ExperienceFlag } from '#visit/experience-flag.ts'
import { isFlagName } from './read-flag.ts'

/** What somebody wants to see in his own browser, whatever holds for others. */
export type Overrides = Readonly<Record<string, boolean>>

const most = 20

/** `one:on,another:off`, as the address and the cookie spell it. What is not understood is left out. */
export function parseOverrides(text: string | undefined): Overrides {
  const pairs = (text ?? '').split(',').flatMap((part) => {
    const [name = '', state] = part.trim().split(':')
    return isFlagName(name) && (state === 'on' || state === 'off') ? [[name, state === 'on'] as const] : []
  })
  return Object.fromEntries(pairs.slice(-most))
}

export function writeOverrides(overrides: Overrides): string {
  return Object.entries(overrides)
    .slice(-most)
    .map(([name, isActive]) => `${name}:${isActive ? 'on' : 'off'}`)
    .join(',')
}

export function withOverrides(
  flags: readonly ExperienceFlag[],
  overrides: Overrides,
): readonly ExperienceFlag[] {
  const names = new Set(flags.map(({ name }) => name))
  return [
    ...flags.map((flag) => ({ ...flag, isActive: overrides[flag.name] ?? flag.isActive })),
    ...Object.entries(overrides)
      .filter(([name]) => !names.has(name))
      .map(([name, isActive]) => ({ name, isActive, activeOffers: {}, metadata: {} })),
  ]
}
