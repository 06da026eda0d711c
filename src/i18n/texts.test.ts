// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changeLanguage, currentTranslation, loadTexts } from './i18n'
import { type TextPart, textPartNames, textParts } from './textParts'

type Tree = { [key: string]: string | Tree }

/** Returns all texts of a language by their full dotted keys. */
function flattenTexts(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flattenTexts(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

const textsIn = async (language: 'en' | 'ms') => {
  const parts = await Promise.all(textPartNames.map((part) => textParts[part][language]()))
  return new Map(parts.flatMap(({ texts }) => [...flattenTexts(texts)]))
}
const [english, malay] = await Promise.all([textsIn('en'), textsIn('ms')])
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

/** Returns all strings in the app's sources. Of a template, returns the part before its first value. */
const stringsOf = (readdirSync('src', { recursive: true }) as string[])
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('i18n'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    strings: [...readFileSync(join('src', path), 'utf8').matchAll(/'([\w.]*\w)'|`([\w.]+)(?:`|\$\{)/g)].map(
      ([, text, template = '']) => text ?? template,
    ),
  }))

/** Returns the keys of a part as calls write them: without the plural form, and also each possible beginning in a template. */
async function usesOf(part: TextPart): Promise<Set<string>> {
  const keys = [...flattenTexts((await textParts[part].en()).texts).keys()].map((key) =>
    key.replace(/_(one|other)$/, ''),
  )
  const beginnings = keys.flatMap((key) => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1)))
  return new Set([...keys, ...beginnings])
}

test.each<[TextPart, ...folders: string[]]>([
  ['signup', 'features/signup/'],
  ['account', 'features/account/'],
  ['chat', 'features/chat/', 'features/sparks/', 'model/conversation/'],
  ['share', 'features/share/'],
  ['feedback', 'features/feedback/'],
  ['terms', 'features/terms/'],
  ['notifications', 'features/notifications/'],
  ['addressBook', 'features/addressBook/'],
  ['invite', 'features/invite/'],
  ['welcome', 'features/welcome/'],
  ['verification', 'features/auth/verification'],
  ['export', 'features/export/', 'cardTypes/sheet/'],
  ['handOut', 'features/export/board/', 'features/present/', 'model/actions/presentActions'],
  ['confirmation', 'app/session/Confirmation', 'features/focus/ExitStreamingQuestion'],
  ['emptyBoard', 'features/board/EmptyBoard'],
  ['tableEditor', 'cardTypes/table/'],
  ['editor', 'app/palette/', 'editor/view/'],
  ['teaching', 'cardTypes/'],
  ['tutorial', 'features/tutorial/'],
  ['game', 'features/errors/'],
  ['demo', 'features/auth/DemoAccounts'],
])('only %s shows its texts, because they load with it', async (part, ...folders) => {
  const uses = await usesOf(part)
  const users = stringsOf.filter(({ strings }) => strings.some((text) => uses.has(text))).map(({ path }) => path)
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([])
})

test('the login page shows only texts that are there before anything else is loaded', async () => {
  const others = await Promise.all(textPartNames.filter((part) => part !== 'start').map(usesOf))
  const start = await usesOf('start')
  const login = stringsOf.filter(({ path }) =>
    /^features\/auth\/(?!verification|DemoAccounts)|^app\/shell\/LanguageChoice/.test(path),
  )
  expect(login.length).toBeGreaterThan(4)
  const missing = login
    .flatMap(({ strings }) => strings)
    .filter((text) => text.includes('.') && !start.has(text) && others.some((keys) => keys.has(text)))
  expect(missing).toEqual([])
})

// The test setup has loaded every part.
test('a change of the language covers every part that is loaded, and the last one chosen counts', async () => {
  onTestFinished(() => changeLanguage('en'))
  const isShown = (text: string | undefined) => expect(currentTranslation().t('chat.send')).toBe(text)
  const [first, second] = [changeLanguage('ms'), changeLanguage('en')]
  await Promise.all([first, second])
  isShown(english.get('chat.send'))
  await Promise.all([changeLanguage('ms'), loadTexts('share')])
  isShown(malay.get('chat.send'))
  expect(currentTranslation().language).toBe('ms')
})
