/** What was opened to change something shuts, and the focus goes to what opened it. */
export function shutForm(inside: Element): void {
  const opened = inside.closest('details')
  if (opened) opened.open = false
  opened?.querySelector('summary')?.focus()
}

/** The same once the change is done: whoever has gone elsewhere meanwhile stays there. */
export function shutAround(inside: Element): void {
  const opened = inside.closest('details')
  if (opened?.contains(document.activeElement)) shutForm(inside)
  else if (opened) opened.open = false
}
