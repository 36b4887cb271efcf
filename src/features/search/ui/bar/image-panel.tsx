import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { CircleAlertIcon, CloseIcon, ImageIcon, UploadIcon } from '#design/icon.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import styles from './image-panel.module.css'
import { droppedPicture, pastedPicture } from './picture-in.ts'
import { useImageSearch } from './use-image-search.ts'

export type ImagePanelProps = {
  /** What was dropped or pasted before the panel opened; it is searched with at once. */
  first: File | null
  go: (to: string) => void
  onClose: () => void
}

/** Search by image (SEARCH-05): a file that is chosen, dropped or pasted, or the address of a picture. */
export function ImagePanel({ first, go, onClose }: ImagePanelProps) {
  const t = useTranslate()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const { isLooking, problem, look, cancel } = useImageSearch((to) => {
    dialog.current?.close()
    go(to)
  })
  const lookFor = (picture: File | null) => {
    if (picture) void look(picture)
  }
  const lookAtFirst = useEffectEvent(() => lookFor(first))

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // What had the focus gives way to the other, and the focus would be lost with it.
  useEffect(() => {
    const next = isLooking ? cancelButton.current : fileInput.current
    next?.focus()
  }, [isLooking])
  // The effect names what it follows: something else may be brought while the panel is open.
  useEffect(() => {
    if (first) lookAtFirst()
  }, [first])

  function submitAddress(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = new FormData(event.currentTarget).get('imageurl')
    if (typeof address === 'string') void look(address.trim())
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel closes it; the key for that is Escape.
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
      onPaste={(event) => {
        const picture = pastedPicture(event.clipboardData)
        if (!picture) return
        event.preventDefault()
        lookFor(picture)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        lookFor(droppedPicture(event.dataTransfer))
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('search.bar.image.title')}
          </h2>
          <IconButton
            label={t('shell.close')}
            className={styles.close}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.zone} data-over={isOver || undefined} aria-busy={isLooking}>
          {isLooking ? (
            <>
              <progress className={styles.progress} aria-label={t('search.bar.image.looking')} />
              <p role="status">{t('search.bar.image.looking')}</p>
              <Button ref={cancelButton} onClick={cancel}>
                {t('search.bar.image.cancel')}
              </Button>
            </>
          ) : (
            <>
              <ImageIcon size="large" />
              <p className={styles.drop}>{t('search.bar.image.drop')}</p>
              <label className={styles.choose}>
                <input
                  ref={fileInput}
                  type="file"
                  accept="image/*"
                  className={styles.file}
                  onChange={(event) => lookFor(event.currentTarget.files?.[0] ?? null)}
                />
                <UploadIcon size="small" />
                {t('search.bar.image.choose')}
              </label>
            </>
          )}
        </div>
        <p role="alert" className={styles.problem} hidden={problem === null}>
          {problem && (
            <>
              <CircleAlertIcon size="small" />
              <span>{t(`search.bar.image.problem.${problem}`)}</span>
            </>
          )}
        </p>
        <form className={styles.address} onSubmit={submitAddress}>
          <Field
            label={t('search.bar.image.address')}
            type="url"
            dir="ltr"
            name="imageurl"
            required
            maxLength={2_000}
            placeholder="https://"
            autoComplete="off"
            className={styles.field}
          />
          <Button type="submit" variant="primary" busy={isLooking} className={styles.send}>
            {t('search.go')}
          </Button>
        </form>
      </div>
    </dialog>
  )
}
