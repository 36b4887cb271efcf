import { TextLink } from '#design/text-link.tsx'
import { useTranslate } from '#i18n/translate-context.tsx'
import { linkByName } from '#links/links.ts'
import type { PathName } from '#links/paths.data.ts'
import type { SiteNickname } from '#sites/site.ts'
import { useVisit } from '#visit/visit-context.tsx'

/** Site A registers, site B joins. */
const registerPaths: Readonly<Record<SiteNickname, PathName>> = { argus: 'register', bokeh: 'join' }

export function RegisterLink({ returnTo }: { returnTo: string | null }) {
  const t = useTranslate()
  const visit = useVisit()
  const href = linkByName(visit, registerPaths[visit.site], {}, { returnurl: returnTo ?? undefined })
  return (
    <TextLink variant="strong" href={href}>
      {t('accounts.signIn.register')}
    </TextLink>
  )
}
