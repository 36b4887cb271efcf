import type { FormState } from '#visit/page-contract.ts'

export const emptyForm: FormState = { typed: {}, errors: {} }

/** Where an error stands that is about no field. */
export const wholeForm = 'form'

/** Of several forms on a page, the one that an action belongs to: as it was sent, or empty. */
export function formOf(sent: FormState, ...actions: readonly string[]): FormState {
  return actions.includes(sent.typed.action ?? '') ? sent : emptyForm
}

/** The same, where each row of a list has one. */
export function rowFormOf(sent: FormState, row: string, ...actions: readonly string[]): FormState {
  return sent.typed.row === row ? formOf(sent, ...actions) : emptyForm
}

/** Fields with an error, in the order in which they stand. */
export function wrongFieldsOf({ errors }: FormState): readonly string[] {
  return Object.keys(errors).filter((field) => field !== wholeForm)
}
