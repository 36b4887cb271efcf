export { buildDetail } from './testing/build-detail.ts'
