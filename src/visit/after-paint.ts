/** A tab that nobody looks at paints nothing; it is not waited for longer than this. */
const latestMs = 100

/** Does work when what has just changed is on the screen. Gives back what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(finish, latestMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(finish)
  })
  function finish() {
    cancelAnimationFrame(frame)
    work()
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
