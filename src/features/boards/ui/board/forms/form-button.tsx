import { Button, type ButtonProps } from '#design/button.tsx'
import { useIsUnderWay } from './under-way.ts'

type Props = Omit<ButtonProps, 'type' | 'name' | 'value' | 'busy'> & { action: string }

/** Sends the form around with an action, and shows that an answer is waited for. */
export function FormButton({ action, ...button }: Props) {
  const isBusy = useIsUnderWay(action)
  return <Button {...button} type="submit" name="action" value={action} busy={isBusy} />
}
