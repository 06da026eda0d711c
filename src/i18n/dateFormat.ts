/** Locale of dates and times for a language: plain 'en' puts the month first, Malaysia puts the day first. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Date and time format in the device's time zone. Cached: creating a format takes as long as formatting a hundred dates. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options)
  formats.set(key, format)
  return format
}
