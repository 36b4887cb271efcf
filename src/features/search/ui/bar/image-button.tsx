import { CameraIcon } from '#design/icon.tsx'
import { IconButton, IconButtonLink } from '#design/icon-button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { links } from '#links/links.ts'
import { useSurroundings } from '#visit/visit-context.tsx'
import styles from './image-button.module.css'

/** Opens the panel; without scripts it leads to the page for it, or is not there while that page does not exist. */
export function ImageButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate()
  const { site, visit, builtPages } = useSurroundings()
  const page = site.routes.reverseImageSearch
  const label = t('search.bar.image.title')
  return page && builtPages.has(page) ? (
    <IconButtonLink
      href={links.reverseImageSearch(visit)}
      label={label}
      className={styles.button}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <CameraIcon />
    </IconButtonLink>
  ) : (
    <IconButton
      label={label}
      className={`${styles.button} ${styles.scripted}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <CameraIcon />
    </IconButton>
  )
}
