import type { AssetDetail } from '#features/catalogue/domain.ts'
import type { Formats } from '#i18n/formats.ts'

/** In the words of the record, such as "about 1890", unless these are no more than the day itself. */
export function dateOfAsset(
  { createdOn, dateLabel }: Pick<AssetDetail, 'createdOn' | 'dateLabel'>,
  formats: Pick<Formats, 'date'>,
): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(dateLabel) ? dateLabel : createdOn
  const isDay = dateLabel === '' || day === dateLabel
  return isDay && day !== null ? formats.date(day, 'long') : dateLabel
}
