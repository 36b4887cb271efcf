import { createToastQueue } from '#design/toast-queue.ts'

/** What is told about boards, at the bottom of whatever page is shown. The desk shows it to members. */
export const boardToasts = createToastQueue()

/** BOARD-08: a board's toast stays this long. */
export const boardToastMs = 3_000
