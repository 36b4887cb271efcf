/** BOARD-06: those whose name contains the text, in whatever case. */
export function filterBoards<Item extends { readonly name: string }>(
  boards: readonly Item[],
  text: string,
): readonly Item[] {
  const wanted = text.trim().toLocaleLowerCase()
  return wanted === '' ? boards : boards.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
}
