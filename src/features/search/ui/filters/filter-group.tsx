import { useState } from 'react'
import { Disclosure } from '#design/disclosure.tsx'
import { FilterPart } from './filter-part.tsx'
import type { ShownGroup } from './shown-groups.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** A heading that opens and shuts its filters. */
export function FilterGroup({ name, isOpen, parts }: ShownGroup) {
  const { labelOf } = useFilterTexts()
  // Only at first: a group must not shut under the hand that takes its last filter away.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <Disclosure title={labelOf(name)} open={isOpenAtFirst}>
      {parts.map((part) => (
        <FilterPart key={part.name} {...part} />
      ))}
    </Disclosure>
  )
}
