import { expect, test } from 'vitest'

const texts = import.meta.glob<{ texts: unknown }>('./ms/*.ts', { eager: true })

/** Returns the Malay texts that contain a word, each with its file. */
const withWord = (word: RegExp) =>
  Object.entries(texts).flatMap(([file, module]) =>
    [...JSON.stringify(module.texts).matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) =>
      word.test(text) ? [`${file}: ${text}`] : [],
    ),
  )

test('the buddy is a teman everywhere; a rakan is a friend', () => {
  expect(withWord(/\brakan\b/i).filter((text) => /(?:start|signup|terms|account|tutorial)\.ts/.test(text))).toEqual([])
  expect(withWord(/\{\{buddy\}\}.*rakan/i)).toEqual([])
})
