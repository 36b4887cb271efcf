import { createContext, useContext, useRef, useState } from 'react'

/** The forms that wait for an answer, by their ids, with the action that was asked of each. */
export type UnderWay = ReadonlyMap<string, string>

const none: UnderWay = new Map()

export const UnderWayContext = createContext(none)

/** The id of the form around. */
export const FormIdContext = createContext('')

/** Whether the form around waits for the answer to this action. */
export function useIsUnderWay(action: string): boolean {
  return useContext(UnderWayContext).get(useContext(FormIdContext)) === action
}

/** Sends a form once at a time: whatever is pressed until the answer is there comes to nothing. */
export function useUnderWay() {
  const now = useRef(new Map<string, string>())
  const [underWay, setUnderWay] = useState(none)

  async function once(formId: string, action: string, work: () => Promise<void>) {
    if (now.current.has(formId)) return
    now.current.set(formId, action)
    setUnderWay(new Map(now.current))
    try {
      await work()
    } finally {
      now.current.delete(formId)
      setUnderWay(new Map(now.current))
    }
  }

  return { underWay, once }
}
