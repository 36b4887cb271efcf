export { buildAsset } from './testing/build-asset.ts'
export { mediaStoreContract } from './testing/media-store.contract.ts'
