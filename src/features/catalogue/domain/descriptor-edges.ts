import { sampleSide } from './descriptor-sample.ts'

/** Cells along each side. */
const cells = 4
/** Directions of half a turn: an edge has no beginning. */
const directions = 9
export const edgeValues = cells * cells * directions
/** Weaker slopes are the grain of the film and the blocks of the encoder. */
const weakest = 4

/** Which way the edges run in each part of the picture: roots of their strengths. */
export function edgesOf(lightness: Float32Array): Float32Array {
  const edges = new Float32Array(edgeValues)
  const at = (x: number, y: number) => lightness[y * sampleSide + x] ?? 0
  for (let y = 1; y < sampleSide - 1; y += 1) {
    for (let x = 1; x < sampleSide - 1; x += 1) {
      const across = at(x + 1, y) - at(x - 1, y)
      const down = at(x, y + 1) - at(x, y - 1)
      const strength = Math.hypot(across, down)
      if (strength < weakest) continue
      const turn = (Math.atan2(down, across) / Math.PI + 1) % 1
      const place = turn * directions
      const near = Math.floor(place) % directions
      const next = (near + 1) % directions
      const cell = (cellOf(y) * cells + cellOf(x)) * directions
      edges[cell + near] = (edges[cell + near] ?? 0) + strength * (1 - (place % 1))
      edges[cell + next] = (edges[cell + next] ?? 0) + strength * (place % 1)
    }
  }
  return edges.map(Math.sqrt)
}

/** Where the value at this place comes from when the picture is seen in a mirror. */
export function mirroredEdge(place: number): number {
  const direction = place % directions
  const column = Math.floor(place / directions) % cells
  const row = Math.floor(place / (directions * cells))
  return (row * cells + cells - 1 - column) * directions + ((directions - direction) % directions)
}

function cellOf(position: number): number {
  return Math.floor((position * cells) / sampleSide)
}
