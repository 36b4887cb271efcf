export type Alarm = {
  readonly ring: () => void
  /** Until somebody rings, or until the time is over. A ring that nobody waited for is not lost. */
  readonly wait: (forMs: number) => Promise<void>
}

export function openAlarm(): Alarm {
  let isRung = false
  let wake = () => {}
  return {
    ring() {
      isRung = true
      wake()
    },
    async wait(forMs) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, forMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
  }
}
