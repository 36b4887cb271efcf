import { useTranslate } from '#i18n/translate-context.tsx'
import { givenRoles } from '../../../domain/board-permissions.ts'

/** What somebody can be given, as a list to choose from. */
export function useRoles() {
  const t = useTranslate()
  return givenRoles.map((value) => ({ value, label: t(`boards.sharing.role.${value}`) }))
}
