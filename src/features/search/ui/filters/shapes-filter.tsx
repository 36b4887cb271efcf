import { OptionLink } from './option-link.tsx'
import styles from './shapes-filter.module.css'
import type { ShownPart } from './shown-groups.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** Width and height of each outline in a field of 32 by 20. */
const outlines: Readonly<Record<string, readonly [number, number]>> = {
  horizontal: [24, 15],
  vertical: [13, 19],
  square: [17, 17],
  panoramichorizontal: [30, 10],
  panoramicvertical: [8, 19],
}

/** Orientations as outlines of pictures. */
export function ShapesFilter({ name, options }: ShownPart) {
  const { labelOf, wordOf } = useFilterTexts()
  return (
    <fieldset aria-label={labelOf(name)} className={styles.shapes}>
      {options.map(({ value, isChosen }) => (
        <OptionLink
          key={value}
          role="checkbox"
          change={{ toggle: name, values: [value] }}
          isChosen={isChosen}
          className={styles.shape}
        >
          <Outline value={value} />
          {wordOf(name, value)}
        </OptionLink>
      ))}
    </fieldset>
  )
}

function Outline({ value }: { value: string }) {
  const [width, height] = outlines[value] ?? [17, 17]
  return (
    <svg viewBox="0 0 32 20" width="32" height="20" aria-hidden="true" className={styles.outline}>
      <rect x={(32 - width) / 2} y={(20 - height) / 2} width={width} height={height} rx="1.5" />
    </svg>
  )
}
