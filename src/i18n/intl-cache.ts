/**
 * Intl formatters are dear to build and free to keep. The sets of options come from our own code, so the caches stay
 * small.
 */
function keep<Options, Formatter>(build: (tag: string, options: Options | undefined) => Formatter) {
  const kept = new Map<string, Formatter>()
  return (tag: string, options?: Options): Formatter => {
    const key = options === undefined ? tag : `${tag} ${JSON.stringify(options)}`
    let formatter = kept.get(key)
    if (formatter === undefined) {
      formatter = build(tag, options)
      kept.set(key, formatter)
    }
    return formatter
  }
}

export const numberFormat = keep(
  (tag, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(tag, options),
)

/** Without a time zone of its own a date is shown in UTC: server and browser must write the same text. */
export const dateTimeFormat = keep(
  (tag, options: Intl.DateTimeFormatOptions | undefined) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }),
)

export const pluralRules = keep(
  (tag, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(tag, options),
)

export const listFormat = keep(
  (tag, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(tag, options),
)

export const regionNames = keep(
  (tag, options: Omit<Intl.DisplayNamesOptions, 'type'> | undefined) =>
    new Intl.DisplayNames(tag, { ...options, type: 'region' }),
)
