import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { ClientOnly } from '#design/client-only.tsx'
import { CheckIcon, CopyIcon } from '#design/icon.tsx'
import { useFormats, useTranslate } from '#i18n/translate-context.tsx'
import type { BoardInvitation } from '../../../domain/invitation.ts'
import { AskFirst } from '../forms/ask-first.tsx'
import styles from './sharing-part.module.css'

type Props = {
  invitation: BoardInvitation
  /** Made just now, to be copied. */
  isNew: boolean
}

/** A link: for whom, how long, and a way to copy it or to shut it. */
export function InvitationRow({ invitation, isNew }: Props) {
  const t = useTranslate()
  const { date } = useFormats()
  const { id, role, recipient, expiresAt, state, link } = invitation
  // Whom it was for is forgotten some time after it was accepted.
  const name = recipient === '' ? t('boards.sharing.somebody') : (recipient ?? t('boards.sharing.anyone'))
  const facts = [
    t(`boards.sharing.role.${role}`),
    expiresAt === null ? t('boards.sharing.endless') : t('boards.sharing.until', { date: date(expiresAt) }),
    ...(state === 'accepted' ? [t('boards.sharing.accepted')] : []),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <ClientOnly fallback={<p className={styles.link}>{link}</p>}>
          <LinkField link={link} name={name} isNew={isNew} />
        </ClientOnly>
      </div>
      <AskFirst
        word={t('boards.sharing.withdraw')}
        of={name}
        question={t('boards.sharing.withdrawAsk')}
        action="withdraw"
        fields={{ invitation: id }}
      />
    </li>
  )
}

function LinkField({ link, name, isNew }: { link: string; name: string; isNew: boolean }) {
  const t = useTranslate()
  const [isCopied, setCopied] = useState(false)
  const whole = new URL(link, location.origin).href
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) button.current?.focus()
  }, [isNew])

  async function copy() {
    try {
      await navigator.clipboard.writeText(whole)
      setCopied(true)
    } catch {
      // Refused where the browser asks and the visitor says no: the link can still be copied by hand.
      setCopied(false)
    }
  }

  return (
    <div className={styles.copy}>
      <input
        readOnly
        value={whole}
        aria-label={t('boards.sharing.linkFor', { name })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {'clipboard' in navigator && (
        <Button
          ref={button}
          size="small"
          icon={isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          onClick={() => void copy()}
        >
          {isCopied ? t('boards.sharing.copied') : t('boards.sharing.copy')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {isCopied && t('boards.sharing.copied')}
      </span>
    </div>
  )
}
