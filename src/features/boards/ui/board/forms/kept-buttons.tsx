import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { CheckIcon, CopyIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './kept-buttons.module.css'

type Props = { text: string; onDiscard: () => void }

/** For a text that cannot be saved any more: to take it elsewhere, or to let it go. */
export function KeptButtons({ text, onDiscard }: Props) {
  const t = useTranslate()
  const [tried, setTried] = useState<{ text: string; isCopied: boolean } | null>(null)
  const last = tried?.text === text ? tried : null

  async function copy() {
    // Said anew each time, also when it comes to the same.
    setTried(null)
    // Refused where the browser asks and the visitor says no: the text can still be copied by hand.
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setTried({ text, isCopied })
  }

  return (
    <>
      {'clipboard' in navigator && (
        <Button
          size="small"
          icon={last?.isCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          onClick={() => void copy()}
        >
          {t('boards.sharing.copy')}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {t('boards.board.draft.discard')}
      </Button>
      <span role="status" className={styles.said}>
        {last && (last.isCopied ? t('boards.sharing.copied') : t('boards.board.draft.notCopied'))}
      </span>
    </>
  )
}
