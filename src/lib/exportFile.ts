/** Characters that some operating system forbids in file names, and control characters. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu
/** Characters that reverse the direction of text. With U+202E, `…fdp.exe` is displayed as `…exe.pdf`. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Names of devices. Windows opens the device instead of a file, whatever the extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i
/**
 * Maximum number of characters. With its extension, a name then stays far below the 255 bytes of file systems, in any
 * script.
 */
const MAX_LENGTH = 60

/** Returns a file name made from a card's title: `exportFileName('Teh / kopi?', 'md')` → `Teh kopi.md`. */
export function exportFileName(title: string, extension: string): string {
  const words = title.replace(DIRECTION, '').replace(REFUSED, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '')
  const name = Array.from(words)
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/[. ]+$/, '')
    .replace(RESERVED, '$&_')
  return `${name || 'Heartboard'}.${extension}`
}

/**
 * Returns a name that none of the taken ones equals, and adds it to them: `uniqueFileName('Teh.md', taken)` → `Teh 2.md`. Some file
 * systems ignore case and the composition of accents.
 */
export function uniqueFileName(name: string, taken: Set<string>): string {
  const [, base = name, extension = ''] = /^(.*)(\.\w+)$/.exec(name) ?? []
  const keyOf = (each: string) => each.normalize('NFC').toLowerCase()
  let unique = name
  for (let number = 2; taken.has(keyOf(unique)); number += 1) unique = `${base} ${number}${extension}`
  taken.add(keyOf(unique))
  return unique
}

/** Returns the extension of a picture by its media type: `image/svg+xml` → `svg`, `image/jpeg` → `jpg`. */
export const pictureExtension = (type: string): string =>
  /^image\/([\w-]+)/.exec(type)?.[1]?.replace('jpeg', 'jpg').replace(/^x-/, '') ?? 'png'

/** Time in ms until the URL is revoked. By then the browser has opened the file. */
const LIFETIME_MS = 60_000

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), LIFETIME_MS)
}
