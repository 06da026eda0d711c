/** Returns the locale for dates and times. 'en' alone would put the month first, but in Malaysia the day comes first. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a format in the device's time zone. Formats are cached, because creating one takes as long as formatting a hundred dates. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options)
  formats.set(key, format)
  return format
}
