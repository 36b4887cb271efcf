import { useEffect, useState } from 'react'

const confirmedMs = 4_000

/** Puts a text on the clipboard and says so for a while. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), confirmedMs)
    return () => clearTimeout(timer)
  }, [copies])

  function copy(text: string) {
    // Refused where the browser asks and the visitor says no: then nothing is claimed.
    navigator.clipboard.writeText(text).then(
      () => setCopies((count) => count + 1),
      () => undefined,
    )
  }

  return { isCopied: copies > 0, copy }
}
