/**
 * The assistant's answers to different kinds of questions: thanks, sums, several questions at once, comparisons, repeated
 * questions, and requests for another length.
 */
import { afterAll, describe, expect, test } from 'vitest'
import type { ChatMode, MagicRequest } from '../../src/api/chat.contract'
import { chatCalls } from '../../src/api/chat.contract'
import { buildRequest } from '../../src/api/core/request'
import { keywordIndex, loadTopics } from '../ai/library'
import { countWords } from '../ai/words'
import { createMockClient } from '../runtimes/inProcess'
import { answerFor } from './answerFor'
import { magicRequestOf } from '../../src/testing/magicRequest'

const client = createMockClient({ streamIntervalMs: 0, jobDelayFactor: 0 })
const { mockServer, transport } = client
client.signIn('mei_ling')
mockServer.dailyQuota = 1000
afterAll(() => client.close())
await loadTopics(keywordIndex.map(({ id }) => id))

type Conversation = MagicRequest['contextConversations']

function reply(question: string, chatMode: ChatMode = 'normal', conversation: Conversation = [], timesAsked = 0) {
  const pupil = mockServer.db.people.get(21)
  if (!pupil) throw new Error('The seed has no mei_ling.')
  return answerFor(
    mockServer,
    pupil,
    magicRequestOf(question, { chatMode, contextConversations: conversation }),
    timesAsked,
  )
}
const ask = (...args: Parameters<typeof reply>) => reply(...args).text

const after = (question: string): Conversation => [
  { from: 'USER', content: question },
  { from: 'other', content: ask(question) },
]
const firstSentence = (text: string) => /^[\s\S]*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text

describe('a request with several nouns', () => {
  test('the introduction of an essay is about 100 words on its subject, and no card', () => {
    const { text, card } = reply('write a 100 word essay intro about social media')
    expect(card).toBeUndefined()
    expect(text).toContain('social media')
    expect(text).not.toMatch(/narrative/i)
    expect(countWords(text.split('\n\n')[0] ?? '')).toBeGreaterThanOrEqual(90)
    expect(countWords(text.split('\n\n')[0] ?? '')).toBeLessThanOrEqual(115)
    expect(ask('Tulis pengenalan karangan 100 patah perkataan tentang media sosial')).toMatch(/^Jika .*media sosial/)
  })

  test.each([
    ['RPH 30 minit tentang pantun', 'RPH: Pantun'],
    ['Sediakan RPH 30 minit tentang fotosintesis', 'RPH: Fotosintesis'],
  ])('"%s" takes the subject, not the minutes', (question, title) => {
    expect(reply(question).card).toMatchObject({ generated: { type: 'lessonplan', title } })
  })
})

describe.each(['normal', 'tutor', 'creative-writer'] as const)('in %s mode', (mode) => {
  test.each([
    ['Thank you', /welcome|glad|pleasure/i],
    ['thanks!', /welcome|glad|pleasure/i],
    ['Thank you, that was really helpful', /welcome|glad|pleasure/i],
    ['terima kasih', /^Sama-sama/],
    ['Terima kasih cikgu', /^Sama-sama/],
  ])('"%s" is answered as thanks, also after an answer', (question, thanks) => {
    expect(ask(question, mode)).toMatch(thanks)
    expect(ask(question, mode, after('Why is lava hot?'))).toMatch(thanks)
  })
})

test('a sum is computed, and then in another notation', () => {
  const sum = after('what is 15% of 240')
  expect(sum[1]?.content).toContain('**Answer: 36**')
  expect(ask('and as a decimal?', 'normal', sum)).toBe('**36.0** (15% of 240)')
  expect(ask('as a percentage', 'normal', after('3/4 + 1/8'))).toBe('**87.5%** (3/4 + 1/8)')
  expect(ask('dalam perpuluhan?', 'normal', after('berapa 3/4 + 1/8'))).toContain('0.875')
})

test.each(['Explain fractions', 'Fractions', 'Terangkan pecahan', 'What about decimals?'])(
  '"%s" names a subject, not a notation',
  (question) => {
    expect(ask(question)).not.toMatch(/nothing to go on|Belum ada apa-apa/)
    expect(ask('why?', 'normal', after('Explain fractions'))).toMatch(/denominator|numerator/)
  },
)

describe('"Make it shorter" shortens the story or card just made', () => {
  test('a story stays a story', () => {
    const story = after('Write a story about volcanoes')
    const shorter = ask('Make it shorter', 'normal', story)
    expect(countWords(shorter)).toBeLessThan(countWords(story[1]?.content ?? '') * 0.8)
    expect(shorter).toContain('Grandmother')
  })

  test('a card that the reply made', async () => {
    const question = 'Make a card about volcanoes'
    const response = await transport.fetch(
      buildRequest(transport, { call: chatCalls.askMagic, body: magicRequestOf(question) }),
    )
    await response.text()
    const content = mockServer.db.messages.where('user_id', 21).at(-1)?.content ?? ''
    const shorter = ask('Make it shorter', 'normal', [
      { from: 'USER', content: question },
      { from: 'other', content },
    ])
    expect(content).toMatch(/board/)
    expect(shorter).not.toMatch(/board|ready/)
    expect(countWords(shorter)).toBeGreaterThan(10)
  })
})

test.each([
  [
    'What is lava? Why is it hot? Where do volcanoes form?',
    [/1\. \*\*What is lava\?\*\* Lava/, /2\. \*\*Why is it hot\?\*\*/, /3\. /],
  ],
  [
    'What is photosynthesis? Why do cats purr? What is 3 x 4?',
    [/1\. .*plants/, /2\. .*(?:no lesson|not among)/, /3\. .*\*\*12\*\*/],
  ],
  ['Apakah fotosintesis? Berapa 3 x 4? Mengapa lava panas?', [/1\. .*umbuhan/, /2\. .*\*\*12\*\*/, /3\. .*[Ll]ava/]],
])('"%s" are three questions with three answers', (question, answers) => {
  const text = ask(question)
  for (const answer of answers) expect(text).toMatch(answer)
  expect(text.split('\n')).toHaveLength(3)
})

test('a comparison is a filled table or an honest no', () => {
  expect(ask('compare series and parallel circuits')).toMatch(/\| One \| Two or more \|/)
  const unknown = ask('compare cats and dogs')
  expect(unknown).toMatch(/table of mine would be empty/)
  expect(unknown).not.toMatch(/\| … \||---/)
})

test.each([
  'Why is lava hot?',
  'What is photosynthesis?',
  'How does the heart work?',
  'Apakah fotosintesis?',
  'Terangkan gunung berapi',
])('the first sentence of the reply to "%s" answers and does not repeat it', (question) => {
  const first = firstSentence(ask(question))
  expect(first).not.toContain(question.replace(/\W+$/, ''))
  expect(first).toMatch(/lava|plants?|heart|tumbuhan|gunung/i)
})

test.each(['Why is lava hot?', 'why do cats purr', 'Apakah inflasi?', 'What is 7 x 8?', 'Terangkan fotosintesis'])(
  '"%s" asked again is begun differently each time',
  (question) => {
    const beginnings = [0, 1, 2].map((times) => ask(question, 'normal', [], times).slice(0, 30))
    expect(new Set(beginnings).size).toBe(3)
  },
)

test('the same question twice in a chat is begun differently', async () => {
  const question = 'Why do magnets repel?'
  for (let times = 0; times < 2; times += 1) {
    const body = magicRequestOf(question)
    await (await transport.fetch(buildRequest(transport, { call: chatCalls.askMagic, body }))).text()
  }
  const [last, before] = mockServer.db.messages
    .where('user_id', 21)
    .filter(({ from }) => from === 'other')
    .toReversed()
  expect(last?.content.slice(0, 30)).not.toBe(before?.content.slice(0, 30))
})
