import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'action'> & {
  /** The search that the fields are a part of. */
  href: string
  /** What the fields say themselves. */
  fields: readonly string[]
}

/** A form that sends the whole search along, so that it changes one thing about it without scripts too. */
export function KeptForm({ href, fields, children, ...form }: Props) {
  const [path = '', query = ''] = href.split('?')
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== 'page' && !fields.includes(name))
  return (
    <form {...form} action={path} method="get" data-navigate="" data-stay="">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** As a ref of a form: it is sent when a field has its value, so that nobody has to press a button. */
export function submitOnChange(form: HTMLFormElement | null) {
  const submit = () => form?.requestSubmit()
  form?.addEventListener('change', submit)
  return () => form?.removeEventListener('change', submit)
}

/** The text of a field of a sent form. */
export function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
