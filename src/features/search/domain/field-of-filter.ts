import type { EntryField } from './index-entry.ts'
import type { Filter } from './index-question.ts'

/** What is nested deeper in a question is passed by. */
export const deepestNesting = 32

/** The one field that a filter is about, or null where it is about several or about something else. */
export function fieldOfFilter(filter: Filter, depth = 1): EntryField | null {
  if (depth > deepestNesting) return null
  switch (filter.kind) {
    case 'one-of':
    case 'between':
    case 'has':
      return filter.field
    case 'not':
      return fieldOfFilter(filter.filter, depth + 1)
    case 'all':
    case 'any': {
      const fields = new Set(filter.of.map((one) => fieldOfFilter(one, depth + 1)))
      const [only = null] = fields
      return fields.size === 1 ? only : null
    }
    case 'ids':
    case 'words':
      return null
  }
}
