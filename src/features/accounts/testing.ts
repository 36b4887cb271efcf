export { buildMember } from './testing/build-member.ts'
export { listenToDatabase } from './testing/listen-to-database.ts'
export { goodPassword, lowCost, openTestAccounts } from './testing/open-test-accounts.ts'
