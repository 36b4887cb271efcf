import type { ComponentProps } from 'react'
import { onceField } from '#visit/once-field.ts'
import { useVisit } from '#visit/visit-context.tsx'

/** A form that is posted to the page it stands on. The browser's own messages are off: ours are in the language of the page. */
export function PlainForm({ children, ...form }: Omit<ComponentProps<'form'>, 'method'>) {
  const { csrfToken, formKey, user } = useVisit()
  return (
    <form {...form} method="post" noValidate>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {user && <input type="hidden" name="_as" value={user.username} />}
      <input type="hidden" name={onceField} value={formKey} />
      {children}
    </form>
  )
}
