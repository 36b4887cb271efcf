import { Banner } from '#design/banner.tsx'
import { ButtonLink } from '#design/button.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useSearchControls } from '../search-controls.tsx'

/** The index did not answer; what was asked for is kept. */
export function Unavailable() {
  const t = useTranslate()
  const { linkTo } = useSearchControls()
  const again = (
    <ButtonLink href={linkTo()} size="small" data-reload>
      {t('search.tryAgain')}
    </ButtonLink>
  )
  return (
    <Banner tone="danger" role="alert" title={t('search.unavailable')} action={again}>
      {t('search.filtersKept')}
    </Banner>
  )
}
