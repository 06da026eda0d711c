/** Converts font files to `data:` URLs. A picture cannot load files, so its fonts must be part of it. */

const URL_OF_FILE = /url\(["']?([^"')]+)["']?\)/

async function toDataUrl(url: string): Promise<string> {
  const file = await (await fetch(url)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${url} cannot be read.`)))
    reader.readAsDataURL(file)
  })
}

const withoutQuotes = (family: string) => family.replaceAll(/["']/g, '')

/** Default value of `unicode-range`. */
const EVERY_CHARACTER = 'U+0-10FFFF'

/** Returns the key of a font file: its family and characters, because a font has one file per script. */
const keyOf = (family: string, unicodeRange: string) => `${withoutQuotes(family)} ${unicodeRange || EVERY_CHARACTER}`

const fontRulesOf = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)

/**
 * Returns the `@font-face` rules of the fonts that the page has loaded, with the files as `data:` URLs. The drawing
 * library would collect fonts with a `<style>` element without a nonce, which the Content Security Policy blocks
 * (D-0054).
 */
export async function embeddedFonts(): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => keyOf(family, unicodeRange)),
  )
  const rules = [...document.styleSheets]
    .flatMap(fontRulesOf)
    .filter(({ style }) =>
      loaded.has(keyOf(style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range'))),
    )
  const embedded = await Promise.all(
    rules.map(async ({ cssText, parentStyleSheet }) => {
      const [, file] = URL_OF_FILE.exec(cssText) ?? []
      if (!file || file.startsWith('data:')) return cssText
      const url = await toDataUrl(new URL(file, parentStyleSheet?.href ?? document.baseURI).href)
      return cssText.replace(file, () => url)
    }),
  )
  return embedded.join('\n')
}
