/** What programs ask for instead of people: it is never redirected, and its errors are JSON. Boards have calls of an older form too (seed 7). */
export function isCallPath(path: string): boolean {
  return (
    path.startsWith('/components/') || /^\/collaboration\/boards(?:-recent|(?:\/[^/]+)?\.json)$/.test(path)
  )
}
