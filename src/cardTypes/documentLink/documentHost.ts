import { limitText } from '../rules/decode'

/** The host of a URL, without 'www.'. Null for an invalid URL or a protocol other than http(s), which must never become a link. */
export function documentHost(url: string): string | null {
  try {
    const { protocol, host } = new URL(url)
    return protocol === 'https:' || protocol === 'http:' ? limitText(host.replace(/^www\./, '')) : null
  } catch {
    return null
  }
}
