import { type EntryField, entryFields, type ValueField } from '#features/search/domain.ts'

/** Questions come from outside: a field that nobody knows has no values. */
export function isValueField(field: string): field is ValueField {
  return Object.hasOwn(entryFields, field) && entryFields[field as EntryField].kind !== 'number'
}
