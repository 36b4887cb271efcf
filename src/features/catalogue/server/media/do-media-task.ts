import sharp from 'sharp'
import { describeThumbnail } from './describe-thumbnail.ts'
import { inspectPicture } from './inspect-picture.ts'
import { lookAtPicture } from './look-at-picture.ts'
import { makeRenditions } from './make-renditions.ts'
import type { MediaTask } from './media-room.port.ts'
import type { PictureLimits } from './picture-limits.ts'
import { yieldToRequests } from './yield-to-requests.ts'

/** Each thread uses one core, and remembers nothing between two pictures. */
export function prepareThread(): void {
  sharp.concurrency(1)
  sharp.cache(false)
  yieldToRequests()
}

export function doMediaTask(task: MediaTask, limits: PictureLimits) {
  switch (task.kind) {
    case 'make':
      return makeRenditions(task.order, limits)
    case 'inspect':
      return inspectPicture(task.bytes, limits)
    case 'describe':
      return describeThumbnail(task.bytes, limits)
    case 'look':
      return lookAtPicture(task.source, limits)
  }
}
