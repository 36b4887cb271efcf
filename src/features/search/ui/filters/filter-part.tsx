import type { ComponentType } from 'react'
import { rarePart } from '#design/rare-part.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import { DateFilter } from './date-filter.tsx'
import type { FilterControl } from './filter-groups.data.ts'
import { ListFilter } from './list-filter.tsx'
import { NamesFilter } from './names-filter.tsx'
import { ShapesFilter } from './shapes-filter.tsx'
import type { ShownPart } from './shown-groups.ts'
import { SwitchFilter } from './switch-filter.tsx'
import { WordsFilter } from './words-filter.tsx'

/** Of films alone. */
const LengthFilter = rarePart<ShownPart>(async () => (await import('./length-filter.tsx')).LengthFilter)

const controls: Readonly<Record<FilterControl, ComponentType<ShownPart>>> = {
  choice: ChoiceFilter,
  list: ListFilter,
  names: NamesFilter,
  shapes: ShapesFilter,
  words: WordsFilter,
  switch: SwitchFilter,
  colors: ColorFilter,
  dates: DateFilter,
  length: LengthFilter,
}

/** The control that sets one parameter. */
export function FilterPart(part: ShownPart) {
  const Control = controls[part.control]
  return <Control {...part} />
}
