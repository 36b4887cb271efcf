/** One class attribute out of the parts that apply. */
export function joinClasses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
