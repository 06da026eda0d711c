import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Heart, LearnerLevel } from '../../../src/api/cards/card.schema'
import cards from '../../../fixtures/seed/cards.json'
import { htmlToText } from '../../../src/lib/html/htmlToText'
import { tagPassages, withoutTags } from './passages'
import { additionOf, suggest } from './suggest'

const hearts: Heart[] = ['H', 'E', 'A', 'R', 'T']
const levels: LearnerLevel[] = ['beginner', 'mixed_abilities', 'advanced']
const textCards = cards.flatMap(({ title, body, type }) =>
  typeof body === 'string' && ['text', 'intro', 'memorization', 'studyaid'].includes(type) ? [{ title, body }] : [],
)

type TextCard = (typeof textCards)[number]

const firstSuggestions = new Map<string, string>()
/** Returns the first suggestion for a text. Cached, because three tests read each suggestion. */
function suggestFirst({ title, body }: TextCard, heart: Heart, level: LearnerLevel): string {
  const key = [heart, level, title, body].join('|')
  const text = firstSuggestions.get(key) ?? suggest({ heart, level, title, body })
  firstSuggestions.set(key, text)
  return text
}

test.each(textCards)('$title: tags wrap whole sentences and can be removed', ({ body }) => {
  const tagged = tagPassages(body)
  if (tagged === null) throw new Error('The text has no passage.')
  expect(withoutTags(tagged)).toBe(body)
  const passages = [...tagged.matchAll(/<span data-suggestion="([HEART])">(.*?)<\/span>/g)]
  expect(new Set(passages.map(([, heart]) => heart)).size).toBe(passages.length)
  for (const [, , passage = ''] of passages) {
    expect(passage.match(/<[a-z]/g)?.length ?? 0).toBe(passage.match(/<\/|<br/g)?.length ?? 0)
    expect(passage).not.toMatch(/<\/?(p|li|td|h\d)\b/)
  }
})

test('a text without sentences has nothing to tag', () => {
  expect(tagPassages('<p></p><h2>Rain</h2>')).toBeNull()
})

test('tagging never changes the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Rain falls. ', '<p>', '</p>', '<em>', '</em>', 'It is wet and warm', '? ')),
      (parts) => {
        const html = parts.join('')
        const tagged = tagPassages(html)
        expect(tagged === null ? html : withoutTags(tagged)).toBe(html)
      },
    ),
  )
})

test.each(textCards)(
  '$title: the five letters give five different suggestions per level, each quoting the text',
  (card) => {
    for (const level of levels) {
      const texts = hearts.map((heart) => suggestFirst(card, heart, level))
      expect(new Set(texts.map(additionOf)).size).toBe(hearts.length)
      for (const text of texts) {
        const quoted = /‘(.+?)( …)?’/.exec(text)?.[1] ?? ''
        expect(htmlToText(card.body).replace(/\s+/g, '')).toContain(quoted.split(' ').slice(0, 2).join(''))
        expect(additionOf(text)).not.toBe('')
        expect(text).not.toMatch(/undefined|\{\w+\}/)
      }
    }
  },
)

const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

test.each(textCards)(
  '$title: nothing is suggested that the text says already, and no two levels suggest the same',
  (card) => {
    for (const heart of hearts) {
      const made = levels.map((level) => words(additionOf(suggestFirst(card, heart, level))))
      expect(new Set(made).size, heart).toBe(levels.length)
      for (const addition of made) expect(` ${words(htmlToText(card.body))} `, heart).not.toContain(` ${addition} `)
    }
  },
)

test('a repeated request gets a different suggestion', () => {
  const request = {
    heart: 'E',
    level: 'beginner',
    title: 'Volcanoes',
    body: '<p>A volcano is an opening in the crust.</p>',
  } as const
  const first = suggest(request)
  expect(suggest({ ...request, before: first })).not.toBe(first)
})

test.each(textCards)('$title: each letter asked again has another text', (card) => {
  for (const heart of hearts) {
    for (const level of levels) {
      const first = suggestFirst(card, heart, level)
      expect(additionOf(suggest({ heart, level, ...card, before: first })), `${heart} ${level}`).not.toBe(
        additionOf(first),
      )
    }
  }
})

test('the stored suggestions of the seed say nothing that their text says already, and quote it', () => {
  const stored = cards.flatMap(({ body, ...card }) =>
    'ai_suggestions' in card && typeof body === 'string'
      ? Object.values(card.ai_suggestions as unknown as Record<string, Record<string, { text: string }>>)
          .flatMap((level) => Object.values(level))
          .map(({ text }) => ({ text, body: ` ${words(htmlToText(body))} ` }))
      : [],
  )
  expect(stored.length).toBeGreaterThan(9)
  for (const { text, body } of stored) {
    expect(body).not.toContain(` ${words(additionOf(text))} `)
    expect(body, text).toContain(` ${words(/‘(.+?)( …)?’/.exec(text)?.[1] ?? '?')} `)
  }
})
