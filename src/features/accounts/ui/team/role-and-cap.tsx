import { useTranslate } from '#i18n/translate-context.tsx'
import type { FormState } from '#visit/page-contract.ts'
import type { TeamRole } from '#visit/visit.ts'
import { teamLimits } from '../../domain/team-rules.ts'
import { FormField, FormSelect } from '../form-field.tsx'
import styles from './team-lists.module.css'

type Props = { form: FormState; before: Readonly<{ role: TeamRole; cap: number | null }> }

/** What a Leader decides about a member. */
export function RoleAndCap({ form, before }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.pair}>
      <FormSelect
        form={form}
        name="role"
        label={t('accounts.team.role')}
        defaultValue={before.role}
        options={(['member', 'leader'] as const).map((value) => ({
          value,
          label: t(`accounts.team.role.${value}`),
        }))}
      />
      <FormField
        form={form}
        name="cap"
        type="number"
        inputMode="numeric"
        min={0}
        max={teamLimits.mostCap}
        label={t('accounts.team.cap')}
        hint={t('accounts.team.capHint')}
        defaultValue={before.cap ?? ''}
      />
    </div>
  )
}
