import { type ReactNode, useId } from 'react'
import { onceField } from '#visit/once-field.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { FormIdContext } from './under-way.ts'

type Props = {
  /** What stands in hidden fields. */
  fields?: Readonly<Record<string, string>>
  className?: string | undefined
  /** Names the form for those who listen. */
  label?: string
  children: ReactNode
}

/** A plain form to the board's own page; with script, the page sends it as a call instead. */
export function BoardForm({ fields = {}, className, label, children }: Props) {
  const { csrfToken, formKey, user } = useVisit()
  const id = useId()
  return (
    <form id={id} method="post" noValidate className={className} aria-label={label}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {user && <input type="hidden" name="_as" value={user.username} />}
      <input type="hidden" name={onceField} value={formKey} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormIdContext value={id}>{children}</FormIdContext>
    </form>
  )
}
