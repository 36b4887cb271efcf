export { type ExperienceQueries, experienceQueries } from './server/experience-queries.ts'
export { keepFlags } from './server/keep-flags.ts'
