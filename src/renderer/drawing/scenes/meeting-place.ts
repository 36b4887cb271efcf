import { interior, outdoors, plainGround } from '../props/backdrops.ts'
import type { Stage } from '../stage.ts'

/** Park, city, plain: where people meet out of doors, with the ground they stand on. */
export function meetingPlace(stage: Stage, setting: string): string {
  const { height } = stage
  if (setting === 'plain') return plainGround(stage, height * 0.9)
  if (setting === 'room') return interior(stage, height * 0.84)
  return outdoors(stage, setting === 'city' ? 'city' : 'park', height * 0.72)
}
