export { tileRatio } from './domain/tile-ratio.ts'
