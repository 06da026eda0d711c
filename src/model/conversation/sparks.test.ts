// @vitest-environment jsdom

/** Sparks: what a press does, and their words in the chat field (C-027, C-200, C-201, D-3130). */
import { beforeEach, expect, test } from 'vitest'
import type { Spark } from '@/api/sparks.contract'
import { createStore } from '@/app/startup/store'
import { chatFieldShown, prefillChatField, sparkLengthIn } from './prefillField'
import { sparkActionOf } from './sparkAction'

const QUIZ = 'Create a quiz about '
const PICTURE = 'Draw a picture of '

test.each<[Spark['type'], string | null, string, object]>([
  ['creation', null, QUIZ, { kind: 'prefill', text: QUIZ }],
  ['creation', null, 'Tell me a joke.', { kind: 'ask', text: 'Tell me a joke.' }],
  ['creation', null, '', { kind: 'ask', text: 'Its name' }],
  ['creation', null, '  ', { kind: 'ask', text: 'Its name' }],
  ['creation', 'tutorme', QUIZ, { kind: 'prefill', text: QUIZ }],
  ['ideation', null, 'Type a topic ', { kind: 'ideate' }],
  ['other', 'tutorme', 'Learn', { kind: 'enterMode', mode: 'tutor' }],
  ['other', 'writeastory', 'Write', { kind: 'enterMode', mode: 'creative-writer' }],
  ['other', null, 'A fact, please.', { kind: 'ask', text: 'A fact, please.' }],
  ['other', 'toString', 'A fact, please.', { kind: 'ask', text: 'A fact, please.' }],
  ['other', null, '', { kind: 'ask', text: 'Its name' }],
])('%s with option %j and text %j', (type, option, description, action) => {
  expect(sparkActionOf({ type, option, description, name: 'Its name' })).toEqual(action)
})

test.each([
  ['', 0],
  ['volcanoes', 0],
  [`${QUIZ}volcanoes`, QUIZ.length],
  [QUIZ, QUIZ.length],
  [QUIZ.slice(1), 0],
  ['Create a quiz about birds and bees', 'Create a quiz about birds '.length],
])('%j begins with %i characters of a spark', (value, length) => {
  expect(sparkLengthIn(value, [QUIZ, PICTURE, 'Create a quiz about birds '])).toBe(length)
})

function openField(value = '') {
  const services = {
    transport: { baseUrl: '', readCookies: () => '', fetch: (request: Request) => fetch(request) },
    realtime: { subscribe: () => () => undefined },
  }
  const store = createStore(services, () => (next) => next)
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = value
  return { store, field }
}

beforeEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['an empty field', '', QUIZ],
  ['typed words', 'volcanoes', `${QUIZ}volcanoes`],
  ['the words of another spark', PICTURE, QUIZ],
  ['words behind another spark', `${PICTURE}volcanoes`, `${QUIZ}volcanoes`],
  ['the words of the same spark', QUIZ, QUIZ],
])('a spark goes before %s, and the caret to the end', (_, before, after) => {
  const { store, field } = openField(before)
  store.dispatch(chatFieldShown(field))
  store.dispatch(prefillChatField(QUIZ, [QUIZ, PICTURE]))
  expect(field).toHaveFocus()
  expect(field).toHaveValue(after)
  expect(field.selectionStart).toBe(after.length)
})

test('words wait until the field opens; after the landing closes, the field of the panel counts again', () => {
  const { store, field } = openField()
  store.dispatch(prefillChatField(QUIZ, [QUIZ]))
  const forget = store.dispatch(chatFieldShown(field))
  expect(field).toHaveValue(QUIZ)
  const landing = document.body.appendChild(document.createElement('textarea'))
  const forgetLanding = store.dispatch(chatFieldShown(landing))
  store.dispatch(prefillChatField(PICTURE, [QUIZ, PICTURE]))
  expect(landing).toHaveValue(PICTURE)
  landing.remove()
  forgetLanding()
  store.dispatch(prefillChatField(PICTURE, [QUIZ, PICTURE]))
  expect(field).toHaveValue(PICTURE)
  field.remove()
  forget()
  store.dispatch(prefillChatField(QUIZ, [QUIZ]))
  expect(field).toHaveValue(PICTURE)
})
