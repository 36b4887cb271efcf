import type { Asked, Built } from './engine-process.ts'
import type { EngineName } from './engines.ts'

/** What is known of one engine after a run. */
export type Measured = { readonly engine: EngineName; readonly built: Built; readonly asked: Asked }
