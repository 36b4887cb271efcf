import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useFollowedText } from '../use-followed-text.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref'> & {
  label: ReactNode
  value: string
}

/** A field that a visitor fills in peace, and that follows when the search changes elsewhere. */
export function SyncedField({ label, value, className, ...input }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  useFollowedText(ref, value)
  return (
    <label className={className}>
      {label}
      <input {...input} ref={ref} defaultValue={value} />
    </label>
  )
}
