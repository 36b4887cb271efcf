const firstPauseSeconds = 15
const longestPauseSeconds = 3_600
const giveUpAfterSeconds = 3 * 86_400

/** Seconds until a mail is tried again after so many attempts in vain; null once it is older than three days. */
export function retryPause({
  attempts,
  ageSeconds,
}: {
  attempts: number
  ageSeconds: number
}): number | null {
  if (ageSeconds >= giveUpAfterSeconds) return null
  const pause = Math.min(firstPauseSeconds * 2 ** Math.max(0, attempts - 1), longestPauseSeconds)
  // The last attempt is made when the three days are over, not long after.
  return Math.max(1, Math.min(pause, Math.ceil(giveUpAfterSeconds - ageSeconds)))
}
