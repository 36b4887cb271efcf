import { columnOf, fieldsOfRow } from '../../domain/column-mapping.ts'
import { readValues } from '../../domain/ingest-values.ts'
import { mergeSources, type RawFields } from '../../domain/raw-fields.ts'
import { UnusableInput } from './read-rows.ts'

/** Values that an operator gives for all files. A wrong one is told before the first file is opened. */
export function readDefaults(pairs: readonly (readonly [column: string, value: string])[]): RawFields {
  const unknown = pairs.find(([column]) => !columnOf(column))
  if (unknown) throw new UnusableInput(`There is no column ${unknown[0]}.`)
  const fields = fieldsOfRow(pairs)
  const [problem] = readValues(mergeSources({ default: fields })).problems
  if (problem) throw new UnusableInput(`${problem.field}: ${problem.reason}.`)
  return fields
}
