import { expect, test } from 'vitest'
import cards from '../../fixtures/seed/cards.json'
import engagers from '../../fixtures/seed/engagers.ms.json'
import englishGallery from '../../fixtures/seed/gallery.json'
import gallery from '../../fixtures/seed/gallery.ms.json'
import ideas from '../../fixtures/seed/ideas.ms.json'
import messages from '../../fixtures/seed/messages.json'
import recommendations from '../../fixtures/seed/recommendations.ms.json'
import sparks from '../../fixtures/seed/sparks.ms.json'
import { textPartNames, textParts } from '../../src/i18n/textParts'

const FORMS = ['anda', 'awak', 'kamu', 'engkau', 'kau', 'kalian']

/** Returns every string inside a value, at any depth. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((part: unknown) => stringsIn(part))

const appTexts = await Promise.all(textPartNames.map((part) => textParts[part].ms()))
const replies = messages.filter(({ from, type }) => from === 'other' && type !== 'format_created')

/**
 * Malay has no neutral word for "you". The app says the polite `anda`, the assistant the friendly `awak`, and material the
 * `kamu` of a teacher.
 */
test.each<[where: string, form: string, texts: unknown]>([
  ['texts of the app', 'anda', appTexts],
  ['replies of the assistant', 'awak', replies],
  ['cards', 'kamu', cards],
  ['galleries', 'kamu', [englishGallery, gallery]],
  ['prompts', 'kamu', [engagers, ideas, recommendations, sparks]],
])('Malay %s address the reader as %s', (_, form, texts) => {
  const others = new RegExp(`\\b(${FORMS.filter((other) => other !== form).join('|')})\\b`, 'i')
  const strings = stringsIn(texts)
  expect(strings.length).toBeGreaterThan(10)
  expect(strings.filter((text) => others.test(text))).toEqual([])
})
