type Here = Pick<Window, 'location' | 'history'>

export function isDoneInAddress({ location }: Here): boolean {
  return new URLSearchParams(location.search).has('done')
}

/** The entry of the history stays what it is: only its address no longer tells of what was done. */
export function forgetDone({ location, history }: Here): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('done')) return
  url.searchParams.delete('done')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
}
