import { Button } from '#design/button.tsx'
import { CheckIcon, ShareIcon } from '#design/icon.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useCopy } from './use-copy.ts'

/** The system's own way of sharing, or the link on the clipboard. Nothing where a browser allows neither. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const t = useTranslate()
  const { isCopied, copy } = useCopy()
  const hasClipboard = navigator.clipboard !== undefined
  if (!hasClipboard && navigator.share === undefined) return null

  function share() {
    const content = { title, url }
    // A visitor who thinks better of it has done nothing wrong.
    if (navigator.canShare?.(content)) navigator.share(content).catch(() => undefined)
    else if (hasClipboard) copy(url)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={isCopied ? <CheckIcon size="small" /> : <ShareIcon size="small" />}
        onClick={share}
      >
        {isCopied ? t('assets.detail.linkCopied') : t('assets.detail.share')}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && t('assets.detail.linkCopied')}
      </span>
    </>
  )
}
