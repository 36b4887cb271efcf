import { createRequire } from 'node:module'
import { join } from 'node:path'
import { filesOf, modelPath, readModelFile } from './model-files.ts'
import type { ModelPackageName } from './model-packages.data.ts'

/** The little that is used of TensorFlow.js, which is no dependency and brings no types of its own here. */
export type Tensor = { readonly data: () => Promise<ArrayLike<number>>; readonly dispose: () => void }

type WeightsManifest = readonly { readonly paths: readonly string[]; readonly weights: readonly object[] }[]

/** What a `model.json` of TensorFlow.js says. */
export type ModelDescription = {
  readonly format?: string
  readonly signature?: object
  readonly modelTopology: object
  readonly weightsManifest: WeightsManifest
}

type ModelSource = { readonly load: () => Promise<object> }

type LayersModel = {
  readonly inputs: readonly object[]
  readonly outputs: readonly object[]
  readonly layers: readonly { readonly output: object }[]
  readonly predict: (input: Tensor) => Tensor | readonly Tensor[]
}
type GraphModel = { readonly execute: (inputs: Readonly<Record<string, Tensor>>) => Tensor }

export type TensorRuntime = {
  readonly core: {
    readonly tensor4d: (values: Float32Array | Int32Array, shape: readonly number[], kind?: 'int32') => Tensor
    readonly setBackend: (name: 'wasm') => Promise<boolean>
    readonly enableProdMode: () => void
    readonly env: () => { readonly set: (flag: string, value: boolean) => void }
  }
  readonly layers: {
    readonly loadLayersModel: (source: ModelSource) => Promise<LayersModel>
    readonly model: (parts: { inputs: readonly object[]; outputs: readonly object[] }) => LayersModel
  }
  readonly converter: { readonly loadGraphModel: (source: ModelSource) => Promise<GraphModel> }
}

const runtimePackages: readonly ModelPackageName[] = [
  '@tensorflow/tfjs-core',
  '@tensorflow/tfjs-layers',
  '@tensorflow/tfjs-converter',
  '@tensorflow/tfjs-backend-wasm',
  'seedrandom',
]

/** Every file is checked before the first of them is run. */
export async function openTensorRuntime(directory: string): Promise<TensorRuntime> {
  for (const name of runtimePackages) {
    for (const [file] of filesOf(name)) await requireModelFile(directory, name, file)
  }
  const load = createRequire(join(directory, 'models.js'))
  const core = load('@tensorflow/tfjs-core') as TensorRuntime['core']
  const layers = load('@tensorflow/tfjs-layers') as TensorRuntime['layers']
  const converter = load('@tensorflow/tfjs-converter') as TensorRuntime['converter']
  const wasm = load('@tensorflow/tfjs-backend-wasm') as {
    setWasmPaths: (folder: string) => void
  }
  wasm.setWasmPaths(`${modelPath(directory, '@tensorflow/tfjs-backend-wasm', 'dist')}/`)
  core.enableProdMode()
  // Its threads would need another binary and the right to start threads; one at a low priority is enough.
  core.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  if (!(await core.setBackend('wasm'))) throw new Error('TensorFlow.js cannot run on this machine.')
  return { core, layers, converter }
}

export async function requireModelFile(
  directory: string,
  name: ModelPackageName,
  file: string,
): Promise<Uint8Array> {
  const content = await readModelFile(directory, name, file)
  if (!content) throw new Error(`${file} of ${name} is not installed; bin/diptych models install brings it.`)
  return content
}

export function modelSource(description: ModelDescription, weights: Uint8Array): ModelSource {
  const { format, signature, modelTopology, weightsManifest } = description
  return {
    load: async () => ({
      ...(format !== undefined && { format }),
      ...(signature !== undefined && { signature }),
      modelTopology,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
    }),
  }
}
