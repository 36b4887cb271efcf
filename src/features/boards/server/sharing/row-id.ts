/** Whether a text can be the id of a row: anything else is not found without asking. */
export function isRowId(text: string): boolean {
  return /^\d{1,18}$/.test(text)
}
