import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Browsers keep one list for invalidating all `:has()` selectors. If a selector continues after `:has()`, each inserted or removed element
 * that may match restyles every element named there, on the whole board.
 */
const styleSheets = (readdirSync('src', { recursive: true }) as string[])
  .filter((path) => path.endsWith('.css'))
  .map((path) => `src/${path}`)

/** Returns the text of the block that begins at `start`, including its closing brace. */
function blockAt(text: string, start: number): string {
  let depth = 0
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1
    if (text[end] !== '}') continue
    depth -= 1
    if (depth === 0) return text.slice(start, end + 1)
  }
  throw new Error('A block is not closed.')
}

function screenStyles(text: string): string {
  const styles = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const print = styles.indexOf('@media print')
  if (print < 0) return styles
  const rest = styles.slice(styles.indexOf('{', print))
  return styles.slice(0, print) + screenStyles(rest.slice(blockAt(rest, 0).length))
}

/** Splits the text at separators that are not inside brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1
    if (character === ')' || character === ']') depth -= 1
    if (depth === 0 && separator.test(character)) parts.push('')
    else parts.push(`${parts.pop()}${character}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Returns the selectors that continue after `:has()`, or that use `:has()` on the whole page. */
function costlySelectors(styles: string): string[] {
  const selectors = [...styles.matchAll(/([^{}]+)\{/g)].flatMap(([, prelude = '']) => {
    const selector = prelude.slice(prelude.lastIndexOf(';') + 1).trim()
    return selector.startsWith('@') ? [] : splitOutside(selector.replaceAll(/:global\((.*)\)/g, '$1'), /,/)
  })
  return selectors.filter((selector) => {
    const compounds = splitOutside(selector, /[\s>+~]/)
    const asksPage = compounds.some((compound) => /^(:root|html|body).*:has\(/.test(compound))
    return asksPage || compounds.slice(0, -1).some((compound) => compound.includes(':has('))
  })
}

test.each(styleSheets)('%s: no selector goes on after :has(), and none asks the whole page', (path) => {
  expect(costlySelectors(screenStyles(readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  ['.tile:has(.select:active) .sheet {}', ['.tile:has(.select:active) .sheet']],
  [':global(:root:has([data-dock])) .region {}', [':root:has([data-dock]) .region']],
  ['.a, .cell:is([x], :has(+ [y])) > .content {}', ['.cell:is([x], :has(+ [y])) > .content']],
  ['@media (width > 1px) { .row .title:has(textarea)::after { color: red } }', []],
  ['@media print { body:has(> p) > div { color: red } } .b:has(c) d {}', ['.b:has(c) d']],
])('%s', (styles, found) => {
  expect(costlySelectors(screenStyles(styles))).toEqual(found)
})
