export { keepTestAssets } from './testing/keep-test-assets.ts'
export { openTestBoards } from './testing/open-test-boards.ts'
