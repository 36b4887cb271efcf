import { useTranslate } from '#i18n/translate-context.tsx'
import type { PageModule } from '#visit/page-contract.ts'
import { RegionForm } from '../ui/region-form.tsx'
import type { CountryData } from './country.load.ts'
import styles from './country.module.css'

export const head: PageModule<CountryData>['head'] = (_, { t }) => ({
  title: t('content-pages.region.title'),
  isUnlisted: true,
})

/** The choice of country and language for those without scripts; everyone else meets the same form in a dialog. */
export function Page({ returnTo }: CountryData) {
  const t = useTranslate()
  return (
    <main id="main" className={styles.page}>
      <h1>{t('content-pages.region.title')}</h1>
      <RegionForm returnTo={returnTo} />
    </main>
  )
}
