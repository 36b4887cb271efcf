import type { FormState } from '#visit/page-contract.ts'
import { emptyForm, formOf } from '../../../domain/board-page.ts'
import { notedAsset, type WrittenKey } from './written-drafts.ts'

/** A text was let go: so is what was sent of it, or it would come back with its field. */
export function forgetSent(form: FormState, key: WrittenKey): FormState {
  const assetId = notedAsset(key)
  const own = assetId === null ? formOf(form, 'change') : formOf(form, 'note', assetId)
  return own === form ? emptyForm : form
}
