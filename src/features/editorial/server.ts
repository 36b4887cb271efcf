export { type CoverageNeeds, findCoverage } from './server/find-coverage.ts'
export { type FindCoverage, rememberedCoverage } from './server/remembered-coverage.ts'
