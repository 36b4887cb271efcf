import { useEffect, useState } from 'react'

/** What is being typed. Where the address changes by itself, as by going back, it is what stands there. */
export function useListSearch(search: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState({ text: search, search })
  useEffect(() => {
    // What was typed the last time stands in the address alone, if the list was whole.
    const kept = new URLSearchParams(location.search).get('search')?.trim() ?? ''
    setState((before) => (before.text.trim() === kept ? before : { ...before, text: kept }))
  }, [])
  if (state.search !== search) {
    const text = state.text.trim() === search ? state.text : search
    setState({ text, search })
    return [text, (next) => setState({ text: next, search })]
  }
  return [state.text, (text) => setState({ text, search })]
}
