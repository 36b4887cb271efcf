import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#design/button.tsx'
import { ClientOnly } from '#design/client-only.tsx'
import { DownloadIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './download-pdf.module.css'
import { fetchPdf, saveFile } from './fetch-pdf.ts'

type Props = { href: string; fileName: string }
type State = 'idle' | 'making' | 'saved' | 'busy' | 'failed'

/** Making the file can take seconds, so the page waits for it in the open. Without script it is a plain link. */
export function DownloadPdf({ href, fileName }: Props) {
  const t = useTranslate()
  const [state, setState] = useState<State>('idle')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function download(): Promise<void> {
    const leaving = new AbortController()
    running.current = leaving
    setState('making')
    const file = await fetchPdf(href, leaving.signal)
    if (leaving.signal.aborted) return
    if (typeof file !== 'string') saveFile(file, fileName)
    setState(typeof file === 'string' ? file : 'saved')
  }

  const label = t(state === 'busy' || state === 'failed' ? 'boards.menu.retry' : 'boards.sheet.pdf')
  const plain = (
    <ButtonLink variant="primary" icon={<DownloadIcon />} href={href} download="">
      {label}
    </ButtonLink>
  )
  return (
    <>
      <ClientOnly fallback={plain}>
        <Button
          variant="primary"
          icon={<DownloadIcon />}
          busy={state === 'making'}
          onClick={() => void download()}
        >
          {label}
        </Button>
      </ClientOnly>
      <p role="status" className={styles.status}>
        {state !== 'idle' && t(`boards.sheet.${state}`)}
      </p>
    </>
  )
}
