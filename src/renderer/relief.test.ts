import { expect, test } from 'vitest'
import { paintField } from './canvas.ts'
import { createSlopes } from './relief.ts'

test('a plane has the same slope everywhere but at the rim, at any size of the picture', () => {
  for (const side of [8, 31]) {
    const size = { width: side, height: side }
    const slopeAt = createSlopes(
      size,
      paintField(size, (x, y) => 3 * x - 2 * y),
    )
    const slope = { x: 0, y: 0 }
    slopeAt(3 * side + 4, slope)
    expect(slope.x).toBeCloseTo(3, 4)
    expect(slope.y).toBeCloseTo(-2, 4)
  }
})
