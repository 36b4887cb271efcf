import { d, ellipse } from '../svg.ts'
import { lighter } from '../tint.ts'

/** A mat on the floor, seen at a low angle. */
export function rug(x: number, y: number, wide: number, color: string): string {
  return (
    ellipse(x, y, wide, wide * 0.2, lighter(color, 0.3)) +
    `<path d="${d`M${x - wide * 0.86} ${y}A${wide * 0.86} ${wide * 0.16} 0 0 0 ${x + wide * 0.86} ${y}`}" fill="none" stroke="${lighter(color, 0.6)}" stroke-width="4" stroke-dasharray="10 8"/>`
  )
}
