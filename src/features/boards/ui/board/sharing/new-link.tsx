import { useEffect, useRef } from 'react'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { NativeSelect } from '#design/native-select.tsx'
import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import type { FormState } from '#visit/page-contract.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { wholeForm } from '../../../domain/board-page.ts'
import { failureText } from '../board-texts.ts'
import { BoardForm } from '../forms/board-form.tsx'
import styles from './sharing-part.module.css'
import { useRoles } from './use-roles.ts'

const expiries = ['7', '30', '90', ''] as const

/** A link for anybody, or an invitation if there is an address. Who may not invite yet is told before. */
export function NewLink({ form }: { form: FormState }) {
  const t = useTranslate()
  const visit = useVisit()
  const roles = useRoles()
  const field = useRef<HTMLInputElement>(null)
  const { typed, errors } = form
  const problem = errors[wholeForm]
  useEffect(() => {
    if (form.errors.email !== undefined) field.current?.focus()
  }, [form])
  if (visit.user && !visit.user.isEmailVerified) {
    return (
      <Banner
        tone="warning"
        action={
          <TextLink href={links.verifyEmail(visit)} variant="strong">
            {t('boards.sharing.verify')}
          </TextLink>
        }
      >
        {t('boards.board.error.not-verified')}
      </Banner>
    )
  }
  return (
    <BoardForm className={styles.form} label={t('boards.sharing.new')}>
      <div className={styles.pair}>
        <NativeSelect
          label={t('boards.sharing.role')}
          name="role"
          defaultValue={typed.role ?? 'view'}
          options={roles}
        />
        <NativeSelect
          label={t('boards.sharing.expiry')}
          name="days"
          defaultValue={typed.days ?? '30'}
          options={expiries.map((days) => ({
            value: days,
            label:
              days === '' ? t('boards.sharing.never') : t('boards.sharing.days', { count: Number(days) }),
          }))}
        />
      </div>
      <Field
        ref={field}
        label={t('boards.sharing.email')}
        note={t('boards.sharing.optional')}
        hint={t('boards.sharing.emailHint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // Only a field with a placeholder says by itself whether something has been typed.
        placeholder=" "
        defaultValue={typed.email}
        error={errors.email && failureText(t, errors.email)}
        autoFocus={errors.email !== undefined}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {failureText(t, problem)}
        </p>
      )}
      <Button type="submit" variant="primary" name="action" value="invite">
        <span className={styles.withoutAddress}>{t('boards.sharing.create')}</span>
        <span className={styles.withAddress}>{t('boards.sharing.send')}</span>
      </Button>
    </BoardForm>
  )
}
