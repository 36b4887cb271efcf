import type { ExperienceFlag } from '#visit/experience-flag.ts'

/** FLAG-01: a flag as it is written today, or in the legacy form (is_active, active_offers). Null for what is none. */
export function readFlag(given: unknown): ExperienceFlag | null {
  if (!isMap(given) || !isFlagName(given.name)) return null
  return {
    name: given.name,
    isActive: (given.isActive ?? given.is_active) === true,
    activeOffers: mapOf(given.activeOffers ?? given.active_offers),
    metadata: mapOf(given.metadata),
  }
}

export function isFlagName(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9][a-z0-9-]{0,99}$/.test(text)
}

function mapOf(given: unknown): Readonly<Record<string, unknown>> {
  return isMap(given) ? given : {}
}

function isMap(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}
