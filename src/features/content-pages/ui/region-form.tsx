import { useMemo } from 'react'
import { Button } from '#design/button.tsx'
import { NativeSelect } from '#design/native-select.tsx'
import { countries, countryName } from '#i18n/countries.ts'
import { endonymOf, formattingTagOf, pseudoLocale, spokenLocales } from '#i18n/locales.ts'
import { useTranslate } from '#i18n/translate-context.tsx'
import { useVisit } from '#visit/visit-context.tsx'
import styles from './region-form.module.css'

/** Country and language, kept in cookies by the server. A plain form. */
export function RegionForm({ returnTo }: { returnTo: string }) {
  const t = useTranslate()
  const { spoken, country } = useVisit()
  const choices = useMemo(() => {
    const collator = new Intl.Collator(formattingTagOf(spoken))
    return countries
      .map(({ alpha3 }) => ({ value: alpha3, label: countryName(alpha3, spoken) }))
      .sort((one, other) => collator.compare(one.label, other.label))
  }, [spoken])
  return (
    <form action="/components/visit/api/region" method="get" className={styles.form} data-reload>
      <NativeSelect
        name="locale"
        label={t('content-pages.region.language')}
        defaultValue={spoken}
        options={spokenLocales
          // The pseudo-locale is for those who test; who is in it may leave it.
          .filter((locale) => locale !== pseudoLocale || locale === spoken)
          .map((locale) => ({ value: locale, label: endonymOf(locale) }))}
      />
      <NativeSelect
        name="country"
        label={t('content-pages.region.country')}
        defaultValue={country}
        options={[{ value: 'XWW', label: t('content-pages.region.world') }, ...choices]}
      />
      <input type="hidden" name="returnurl" value={returnTo} />
      <Button type="submit" variant="primary">
        {t('content-pages.region.save')}
      </Button>
    </form>
  )
}
