const circle = Math.PI * 2

/** Just enough to hide the steps between two shades. Film grain that stands still would look like a dirty lens. */
export const grainOfFilm = 0.004

/** A way out and back along a circle. It begins where the still stands, at 0, 0. */
export function roundTrip(phase: number | undefined, radius: number): { x: number; y: number } {
  const angle = wholeTurns(phase, 1)
  return { x: radius * (Math.cos(angle) - 1), y: radius * Math.sin(angle) }
}

/** The angle of something that turns so many times during one loop. Only whole turns end where they began. */
export function wholeTurns(phase: number | undefined, turns: number): number {
  const share = phase ?? 0
  return circle * turns * (share - Math.floor(share))
}
