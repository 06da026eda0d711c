/** The host of a web address, without 'www.'; null for anything but http and https, which is never made a link. */
export function documentHost(url: string): string | null {
  try {
    const { protocol, host } = new URL(url)
    return protocol === 'https:' || protocol === 'http:' ? host.replace(/^www\./, '') : null
  } catch {
    return null
  }
}
