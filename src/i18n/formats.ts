import { dateTimeFormat, listFormat, numberFormat } from './intl-cache.ts'
import { type AnyLocale, formattingTagOf } from './locales.ts'

/** An exact amount as a decimal string, such as '1499.00'. */
export type Price = { amount: string; currency: string }

const dateStyles = {
  /** 11/3/26 */
  short: { dateStyle: 'short' },
  /** Nov 3, 2026 */
  medium: { dateStyle: 'medium' },
  /** November 3, 2026 */
  long: { dateStyle: 'long' },
  /** Tuesday, November 3, 2026 */
  full: { dateStyle: 'full' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov 3, 2026, 2:05 PM */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** 2:05 PM */
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

export type ListKind = NonNullable<Intl.ListFormatOptions['type']>

export function formatNumber(
  value: number | bigint,
  locale: AnyLocale,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(formattingTagOf(locale), options).format(value)
}

/** 2100000 → '2.1M': for counts where the exact number does not matter. */
export function formatCompact(value: number, locale: AnyLocale): string {
  return formatNumber(value, locale, { notation: 'compact' })
}

/** 0.25 → '25%'. */
export function formatPercent(share: number, locale: AnyLocale): string {
  return formatNumber(share, locale, { style: 'percent' })
}

/**
 * A string is read as ISO 8601; '2026-11-03' is that day everywhere. Without a time zone the date is shown in UTC, so
 * that server and browser write the same text.
 */
export function formatDate(
  date: Date | number | string,
  locale: AnyLocale,
  style: DateStyle = 'medium',
  timeZone = 'UTC',
): string {
  const text = dateTimeFormat(formattingTagOf(locale), { ...dateStyles[style], timeZone }).format(
    new Date(date),
  )
  // Engines disagree on the space before AM and PM: some write a narrow one.
  return text.replace(/[\u202f\u2009]/g, ' ')
}

// Engines disagree on the digits of some currencies (RSD); these are ISO 4217's. All others have two.
const withoutMinorUnit = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const withThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

// Engines know different symbols for these, so the one that all know is asked for.
const currencyDisplays: Readonly<Record<string, 'code' | 'narrowSymbol'>> = {
  UAH: 'narrowSymbol',
  XCG: 'code',
  ZWG: 'code',
}

/** Exact: no digit of the amount is lost or rounded away, and no float is involved. Throws for what is no decimal number. */
export function formatPrice({ amount, currency }: Price, locale: AnyLocale): string {
  const decimals = /^-?\d+(?:\.(\d*?)0*)?$/.exec(amount)
  if (decimals === null) throw new RangeError(`'${amount}' is not a decimal amount`)

  const digits = Math.max(digitsOf(currency), decimals[1]?.length ?? 0)
  const format = numberFormat(formattingTagOf(locale), {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplays[currency] ?? 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount as Intl.StringNumericLiteral)
}

function digitsOf(currency: string): number {
  if (withoutMinorUnit.has(currency)) return 0
  return withThousandths.has(currency) ? 3 : 2
}

export function formatList(
  items: readonly string[],
  locale: AnyLocale,
  type: ListKind = 'conjunction',
): string {
  return listFormat(formattingTagOf(locale), { type }).format(items)
}

/** Length of a film: 14 → '0:14', 3723 → '1:02:03'. The same in every locale. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds)) || 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** File size in decimal units, as file managers and shops show it: 2_100_000 → '2.1 MB'. */
export function formatBytes(bytes: number, locale: AnyLocale): string {
  let size = bytes
  let step = 0
  // 999,950 bytes and up would be rounded to '1,000 kB'.
  while (size >= 999.95 && step < byteUnits.length - 1) {
    size /= 1000
    step += 1
  }
  const unit = byteUnits[step] ?? 'byte'
  return formatNumber(size, locale, { style: 'unit', unit, maximumFractionDigits: 1 })
}

/** All formats, bound to one locale. */
export function createFormats(locale: AnyLocale) {
  return {
    number: (value: number | bigint, options?: Intl.NumberFormatOptions) =>
      formatNumber(value, locale, options),
    compact: (value: number) => formatCompact(value, locale),
    percent: (share: number) => formatPercent(share, locale),
    date: (date: Date | number | string, style?: DateStyle, timeZone?: string) =>
      formatDate(date, locale, style, timeZone),
    price: (price: Price) => formatPrice(price, locale),
    list: (items: readonly string[], type?: ListKind) => formatList(items, locale, type),
    duration: formatDuration,
    bytes: (bytes: number) => formatBytes(bytes, locale),
  }
}

export type Formats = ReturnType<typeof createFormats>
