import { describe, expect, test } from 'vitest'
import { rewriteText } from './rewriteText'
import { countWords } from './words'

const text =
  '<p>Plants really need sunlight, water and carbon dioxide (a gas). They utilise chlorophyll, which is green, in order to absorb light. It is very important for us because we breathe the oxygen that they give off.</p>'
const words = (result = '') => countWords(result)
const rewrite = (instruction: string, given = text) => rewriteText({ instruction, text: given })

describe('each instruction changes the text itself', () => {
  test.each(['shorter', 'make it briefer please: shorten', 'pendekkan'])('%s', (instruction) => {
    expect(words(rewrite(instruction))).toBeLessThan(words(rewrite('correct')) / 1.5)
  })

  test.each(['longer', 'more detail', 'panjangkan'])('%s', (instruction) => {
    const longer = rewrite(instruction)
    expect(longer).toContain('carbon dioxide')
    expect(words(longer)).toBeGreaterThan(words(rewrite('correct')) + 8)
  })

  test.each([
    ['simpler', 'They use chlorophyll, which is green, to take in light.', text],
    ['more formal', 'We do not think that it is acceptable.', "We don't think that it's ok!"],
    ['fix the spelling', 'The dog runs because it is cold.', 'the the dog  runs becuase it is cold'],
    ['check the spelling', 'We drink teh tarik.', 'We drink teh tarik.'],
    ['change tapir to hornbill', 'The hornbill eats figs.', 'The tapir eats figs.'],
    ['as a list', '- Bring a hat\n- Water', 'Bring a hat and water.'],
    ['shorter', 'My grandmother grows chillies.', 'My grandmother grows chillies because she likes hot food.'],
  ])('%s', (instruction, expected, given) => {
    expect(rewrite(instruction, given)).toContain(expected)
  })

  test.each([
    ['translate to Malay', text, /Akar menyerap air[\s\S]*Klorofil/],
    [
      'terjemahkan ke bahasa Melayu',
      'Deep below us rock melts into magma, and magma leaves the vent as lava.',
      /magma/,
    ],
    [
      'translate to English',
      'Tumbuhan hijau memerlukan cahaya dan karbon dioksida. Klorofil menyerap cahaya itu.',
      /light[\s\S]*carbon dioxide/,
    ],
  ])('%s: the sentences of the topic that say the same', (instruction, given, expected) => {
    const translated = rewrite(instruction, given)
    expect(translated).toMatch(expected)
    expect(translated).not.toMatch(/\(\w+\)/)
  })

  test('a text whose translation is not known is not glossed word by word', () => {
    expect(rewrite('in Malay', 'The battery is empty.')).toBeUndefined()
    expect(rewrite('in Malay', 'Saya suka hujan.')).toBe('Saya suka hujan.')
  })
})

test('markup is removed, and an empty text stays empty', () => {
  expect(rewrite('tidy up', '<p>A <strong>good</strong> morning</p>')).toBe('A good morning')
  expect(rewrite('shorter', '<p></p>')).toBe('')
})
