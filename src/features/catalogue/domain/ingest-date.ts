/** A date as far as it is known: the day, or a year or month that only a label can say. */
export type ReadDate = { readonly day: string | null; readonly label: string }

const forms: readonly RegExp[] = [
  // ISO 8601 and XMP: 2020, 2020-05, 2020-05-04, 2020-05-04T03:02+02:00; also with slashes.
  /^(?<year>\d{4})(?:[-/](?<month>\d{1,2})(?:[-/](?<day>\d{1,2})(?:[T ].*)?)?)?$/,
  // EXIF: 2020:05:04 03:02:01.
  /^(?<year>\d{4}):(?<month>\d{2}):(?<day>\d{2})(?: .*)?$/,
  // IPTC: 20200504, with 00 for what is not known.
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  // 4.5.2020: with dots the day always comes first.
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/,
]

/**
 * The day on which it happened where it happened: as written, whatever zone follows. Null for what is no date, and for
 * 4/5/2020, which is April to some and May to others.
 */
export function readDate(text: string): ReadDate | null {
  for (const form of forms) {
    const parts = form.exec(text.trim())?.groups
    if (parts) return dateOf(Number(parts.year), Number(parts.month ?? 0), Number(parts.day ?? 0))
  }
  return null
}

function dateOf(year: number, month: number, day: number): ReadDate | null {
  if (year === 0 || month > 12) return null
  const yearText = String(year).padStart(4, '0')
  if (month === 0) return day === 0 ? { day: null, label: yearText } : null
  const monthText = `${yearText}-${String(month).padStart(2, '0')}`
  if (day === 0) return { day: null, label: monthText }
  if (day > daysIn(year, month)) return null
  const whole = `${monthText}-${String(day).padStart(2, '0')}`
  return { day: whole, label: whole }
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 2) return isLeap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
