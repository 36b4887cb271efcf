/** Something that can be switched on and off for everybody, and what it offers (FLAG-01). */
export type ExperienceFlag = Readonly<{
  name: string
  isActive: boolean
  activeOffers: Readonly<Record<string, unknown>>
  metadata: Readonly<Record<string, unknown>>
}>

/** A flag that nobody knows is off. */
export function isExperienceActive(
  { experiences }: { readonly experiences: readonly ExperienceFlag[] },
  name: string,
): boolean {
  return experiences.some((flag) => flag.name === name && flag.isActive)
}
