import type { ReactNode } from 'react'
import {
  Slider as AriaSlider,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { joinClasses } from './join-classes.ts'
import styles from './slider.module.css'

export type SliderValue = number | readonly [number, number]

export type SliderProps<Value extends SliderValue> = {
  label: ReactNode
  /** One number, or the two ends of a range. */
  value: Value
  onChange: (value: Value) => void
  /** Called once, when the thumb is let go: the moment to search again. */
  onChangeEnd?: ((value: Value) => void) | undefined
  min: number
  max: number
  step?: number | undefined
  /** Says the value in words, with its unit, above the track. */
  format: (value: Value) => ReactNode
  /** Names the thumbs of a range, lower one first. */
  thumbLabels?: readonly [string, string] | undefined
  disabled?: boolean | undefined
}

function listOf(value: SliderValue): number[] {
  return typeof value === 'number' ? [value] : [...value]
}

export function Slider<Value extends SliderValue>(props: SliderProps<Value>) {
  const { label, value, onChange, onChangeEnd, min, max, step = 1, format, thumbLabels } = props
  const values = listOf(value)
  const read = (next: number[]) => (typeof value === 'number' ? next[0] : next) as Value
  return (
    <AriaSlider
      value={values}
      onChange={(next) => onChange(read(next))}
      onChangeEnd={(next) => onChangeEnd?.(read(next))}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={props.disabled ?? false}
      className={joinClasses(styles.slider)}
    >
      <div className={styles.head}>
        <Label className={joinClasses(styles.label)}>{label}</Label>
        <SliderOutput className={joinClasses(styles.output)}>{format(value)}</SliderOutput>
      </div>
      <SliderTrack className={joinClasses(styles.track)}>
        <div className={styles.rail}>
          <SliderFill className={joinClasses(styles.fill)} />
        </div>
        {values.map((_, index) => (
          <SliderThumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place, and there are never more or fewer.
            key={index}
            index={index}
            className={joinClasses(styles.thumb)}
            {...(thumbLabels?.[index] === undefined ? {} : { 'aria-label': thumbLabels[index] })}
          />
        ))}
      </SliderTrack>
    </AriaSlider>
  )
}
