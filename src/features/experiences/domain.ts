export { parseOverrides, withOverrides, writeOverrides } from './domain/overrides.ts'
export { isFlagName } from './domain/read-flag.ts'
