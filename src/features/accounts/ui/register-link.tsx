import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { linkByName } from '#links/links.ts'
import type { PathName } from '#links/paths.data.ts'
import type { SiteNickname } from '#sites/site.ts'
import { useVisit } from '#visit/visit-context.tsx'
import type { SaveWish } from '../domain/save-wish.ts'

/** Site A registers, site B joins. */
const registerPaths: Readonly<Record<SiteNickname, PathName>> = { argus: 'register', bokeh: 'join' }

type Props = { returnTo: string | null; wish?: SaveWish | null }

export function RegisterLink({ returnTo, wish }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const query = { returnurl: returnTo ?? undefined, save: wish?.ids.join() }
  const href = linkByName(visit, registerPaths[visit.site], {}, query)
  return (
    <TextLink variant="strong" href={href}>
      {t('accounts.signIn.register')}
    </TextLink>
  )
}
