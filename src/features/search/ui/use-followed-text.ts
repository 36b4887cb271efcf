import { type RefObject, useEffect, useRef } from 'react'

type Options = { keepsTyping?: boolean }

/** Lets a field follow a value that changes elsewhere. What was typed before the script came stays, and so may what is being typed. */
export function useFollowedText(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  { keepsTyping = false }: Options = {},
): void {
  const last = useRef(text)
  useEffect(() => {
    const field = input.current
    const before = last.current
    last.current = text
    if (!field || before === text) return
    const isTyped = keepsTyping && field === document.activeElement && field.value !== before
    if (!isTyped) field.value = text
  }, [input, text, keepsTyping])
}
