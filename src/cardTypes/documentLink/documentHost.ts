import { limitText } from '../rules/decode'

/**
 * Returns the host of a URL without 'www.'. Returns null for an invalid URL or another protocol than http(s), so that
 * such a URL never becomes a link.
 */
export function documentHost(url: string): string | null {
  try {
    const { protocol, host } = new URL(url)
    return protocol === 'https:' || protocol === 'http:' ? limitText(host.replace(/^www\./, '')) : null
  } catch {
    return null
  }
}
