import { expect, test } from 'vitest'
import { parseQuestion } from '../ai/parseQuestion'
import { continueStory, type StoryTurn } from './creativeWriter'

type Conversation = StoryTurn['conversation']
const parse = (question: string) => parseQuestion(question, 'student', undefined)
const converse = (conversation: Conversation, question: string): Conversation => [
  ...conversation,
  { from: 'USER', content: question },
  { from: 'other', content: continueStory({ parsed: parse(question), conversation, seed: 'story' }) },
]
const lastOf = (conversation: Conversation) => conversation.at(-1)?.content ?? ''

test('a story uses the named hero, ends after five parts, and the next message starts a new one', () => {
  let story = converse([], 'Write a story about a dragon named Bujang')
  expect(lastOf(story)).toMatch(/^### Part 1\n/)
  for (const [index, own] of ['The dragon sneezed', 'A door opened', 'Nobody spoke', 'He went home'].entries()) {
    story = converse(story, own)
    expect(lastOf(story)).toMatch(new RegExp(`^### Part ${index + 2}\n\n${own}\\.\n`))
    expect(lastOf(story)).toContain('**Bujang**')
  }
  expect(lastOf(story)).toMatch(/\*(Tamat|The end)\.\*/)
  expect(lastOf(converse(story, 'Now one about a robot'))).toMatch(/^### Part 1\n/)
})

test('a request to continue is not inserted into the story', () => {
  const story = converse(converse([], 'a story about the sea'), 'Please continue')
  expect(lastOf(story)).toMatch(/^### Part 2\n\n/)
  expect(lastOf(story)).not.toContain('Please continue')
})

test('the end can be requested', () => {
  expect(lastOf(converse(converse([], 'a story about the sea'), 'Finish the story'))).toMatch(/\*(Tamat|The end)\.\*/)
})

test('no part has an unfilled placeholder', () => {
  for (let count = 0; count < 30; count += 1) {
    expect(continueStory({ parsed: parse('Go on'), conversation: [], seed: String(count) })).not.toMatch(
      /\{|\}|undefined|\*\*\*\*/,
    )
  }
})

test('a story asked for in Malay goes on in Malay', () => {
  let story = converse([], 'Tulis cerita tentang naga bernama Bujang')
  expect(lastOf(story)).toMatch(/^### Bahagian 1\n[\s\S]*\*\*Bujang\*\*/)
  story = converse(story, 'Naga itu bersin')
  expect(lastOf(story)).toMatch(/^### Bahagian 2\n\nNaga itu bersin\.\n/)
  expect(lastOf(converse(story, 'OK'))).toMatch(/^### Bahagian 3\n/)
})
