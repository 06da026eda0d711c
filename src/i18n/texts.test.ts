import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardTypeDefinitions } from '@/cardTypes/registry'
import { en } from './en'
import { ms } from './ms'

type Tree = { [key: string]: string | Tree }

/** Every text of a language by its full dotted key. */
function flattenTexts(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flattenTexts(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

const english = flattenTexts(en)
const malay = flattenTexts(ms)
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))

test('both languages have the same keys', () => {
  expect([...malay.keys()].sort()).toEqual([...english.keys()].sort())
})

test('both languages have the same placeholders', () => {
  for (const [key, text] of english) {
    expect({ key, values: placeholders(malay.get(key) ?? '') }).toEqual({ key, values: placeholders(text) })
  }
})

test('no text is empty', () => {
  expect([...english, ...malay].filter(([, text]) => !text.trim())).toEqual([])
})

test('a text with plural forms has both _one and _other', () => {
  const stems = [...english.keys()]
    .filter((key) => /_(one|other)$/.test(key))
    .map((key) => key.replace(/_(one|other)$/, ''))
  const forms = stems.flatMap((stem) => [`${stem}_one`, `${stem}_other`])
  expect(forms.filter((key) => !english.has(key))).toEqual([])
})

const sources = (readdirSync('src', { recursive: true }) as string[])
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('i18n'))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))

const exists = (key: string) => english.has(key) || english.has(`${key}_other`)

test('every literal key in the source exists', () => {
  const keys = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'|\bkey: '([a-z][\w]*\.[\w.]+)'/gi)].map((match) => ({
      path,
      key: match[1] ?? match[2] ?? '',
    })),
  )
  expect(keys.length).toBeGreaterThan(80)
  expect(keys.filter(({ key }) => !exists(key))).toEqual([])
})

test('every template key in the source matches an existing key', () => {
  const patterns = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, template = '']) => ({ path, template })),
  )
  expect(patterns.length).toBeGreaterThan(5)
  const keys = [...english.keys()]
  const missing = patterns.filter(({ template }) => {
    const pattern = template
      .split(/\$\{[^}]+\}/)
      .map((literal) => literal.replaceAll('.', '\\.'))
      .join('\\w+')
    return !keys.some((key) => new RegExp(`^${pattern}(_\\w+)?$`).test(key))
  })
  expect(missing).toEqual([])
})

test('every card type has a name', () => {
  const keys = Object.values(cardTypeDefinitions).map(({ labelKey }) => labelKey)
  expect(keys.filter((key) => !exists(key))).toEqual([])
})
