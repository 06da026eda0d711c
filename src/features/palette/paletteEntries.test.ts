// @vitest-environment jsdom

import { FileText } from 'lucide-react'
import { beforeAll, expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import type { Spark } from '@/api/sparks.contract'
import { currentTranslation, loadTexts } from '@/i18n/i18n'
import { cardActions } from '@/model/actions/cardActions'
import { type PaletteContext, paletteGroups } from './paletteEntries'
import { titledCards } from './titledCards'

beforeAll(() => loadTexts('board', 'palette', 'saving'))

const card = (id: string, title: string, more: object = {}) =>
  ({ id, title, type: 'text', parent_id: null, parent_owner_id: null, loading: false, ...more }) as Card
const titled = (...cards: Card[]) => titledCards(cards, currentTranslation().t)

const spark = (name: string): Spark => ({
  id: name,
  name,
  type: 'other',
  image: null,
  description: '',
  order: 1,
  option: null,
  category_id: 'c',
})

const actionsOf = (...ids: string[]) => cardActions.filter(({ id }) => ids.includes(id))

const context = (change: Partial<PaletteContext> = {}): PaletteContext => ({
  t: currentTranslation().t,
  cards: titled(card('a', 'Volcanoes of Malaysia'), card('b', 'The éruption'), card('c', 'Rivers')),
  found: [],
  chosenCount: 1,
  actions: actionsOf('share', 'moveToMyBoard', 'delete'),
  places: [{ key: 'my-board', icon: FileText, label: 'app.myBoard' }],
  stacks: [{ id: 's', title: 'Bread &amp; butter' }],
  opened: [{ id: 'o', type: 'text', title: 'Opened before' }],
  openId: null,
  canCreateText: true,
  canCreateBoard: true,
  chat: { buddy: 'R', sparks: [spark('Quiz me'), spark('Tell a story')] },
  settings: { language: 'en', mode: 'system', density: 'compact', buddy: 'R', canChooseBuddy: false },
  ...change,
})

/** Returns the labels of each group. */
const shown = (text: string, change?: Partial<PaletteContext>) =>
  Object.fromEntries(
    paletteGroups(context(change), text).map(({ title, entries }) => [title, entries.map(({ label }) => label)]),
  )

test('without words there is everything that can be done here, and no card', () => {
  expect(shown('')).toEqual({
    'This card': ['Share', 'Move to My Board', 'Delete'],
    'Go to': ['My Board', 'Bread & butter', 'Opened before'],
    Start: ['New text', 'New board', 'Quiz me', 'Tell a story'],
    Settings: [
      'Language: Bahasa Melayu',
      'Appearance: Light',
      'Appearance: Dark',
      'Cards on the board: Large',
      'Cards on the board: List',
      'Log out',
    ],
  })
})

test.each([
  ['VOLCANO', { Cards: ['Volcanoes of Malaysia'], Start: ['Ask Rory: VOLCANO'] }],
  ['eruption', { Cards: ['The éruption'], Start: ['Ask Rory: eruption'] }],
  ['malaysia volc', { Cards: ['Volcanoes of Malaysia'], Start: ['Ask Rory: malaysia volc'] }],
  [' share ', { 'This card': ['Share'], Start: ['Ask Rory: share'] }],
  ['opened', { 'Go to': ['Opened before'], Start: ['Ask Rory: opened'] }],
  ['dark', { Start: ['Ask Rory: dark'], Settings: ['Appearance: Dark'] }],
  ['quiz', { Start: ['Ask Rory: quiz', 'Quiz me'] }],
  ['<b>&', { Start: ['Ask Rory: <b>&'] }],
  ['{{buddy}} 🌋', { Start: ['Ask Rory: {{buddy}} 🌋'] }],
])('the words %j show %o', (text, groups) => {
  expect(shown(text)).toEqual(groups)
})

test('spaces are no words', () => {
  expect(shown('   ')).toEqual(shown(''))
})

test.each<[string, Partial<PaletteContext>, string, object]>([
  ['no chat', { chat: undefined }, 'quiz', {}],
  ['nothing to create', { canCreateText: false, canCreateBoard: false }, 'new', { Start: ['Ask Rory: new'] }],
  ['only boards to create', { canCreateText: false }, 'new', { Start: ['New board', 'Ask Rory: new'] }],
  ['no chosen card', { actions: [], chosenCount: 0 }, 'share', { Start: ['Ask Rory: share'] }],
  ['several chosen cards', { chosenCount: 2 }, 'share', { 'Selected cards': ['Share'], Start: ['Ask Rory: share'] }],
  ['the open card among the opened ones', { openId: 'o', chat: undefined }, 'opened', {}],
  [
    'a student',
    { settings: { ...context().settings, canChooseBuddy: true }, chat: undefined },
    'buddy',
    { Settings: ['Buddy: Hey', 'Buddy: Elly', 'Buddy: Aha', 'Buddy: Ting'] },
  ],
])('with %s', (_, change, text, groups) => {
  expect(shown(text, change)).toEqual(groups)
})

test('titles that begin with the words come first, and the search follows without cards that are there already', () => {
  const cards = titled(card('x', 'About seals'), card('y', 'Seals'))
  const found = titled(card('y', 'Seals'), card('z', 'Whales eat seals', { parent_id: 's', parent_owner_id: 12 }))
  const [group] = paletteGroups(context({ cards, found }), 'seals')
  expect(group?.entries.map(({ id, stack }) => [id, stack])).toEqual([
    ['card y', undefined],
    ['card x', undefined],
    ['card z', { id: 's', ownerId: 12 }],
  ])
})

test('at most 8 loaded cards and 8 found ones are shown', () => {
  const many = (kind: string) => titled(...Array.from({ length: 20 }, (_, index) => card(`${kind}${index}`, 'Seal')))
  const [group] = paletteGroups(context({ cards: many('loaded'), found: many('found') }), 'seal')
  expect(group?.entries.map(({ id }) => id)).toEqual(
    [...Array(8).keys()]
      .map((index) => `card loaded${index}`)
      .concat([...Array(8).keys()].map((index) => `card found${index}`)),
  )
})

test('a card is listed once, as a card and not among the opened ones', () => {
  const opened = [{ id: 'a', type: 'text' as const, title: 'Volcanoes of Malaysia' }]
  expect(shown('volcanoes', { opened, chat: undefined })).toEqual({ Cards: ['Volcanoes of Malaysia'] })
})

test('5,000 characters are asked as typed and shown shortened', () => {
  const words = 'why '.repeat(1250)
  const [group] = paletteGroups(context(), words)
  const [entry] = group?.entries ?? []
  expect(entry?.command).toEqual({ kind: 'ask', question: words.trim() })
  expect(entry?.label.length).toBeLessThan(150)
})

test('every entry has an id of its own', () => {
  const settings = { ...context().settings, canChooseBuddy: true }
  const ids = paletteGroups(context({ settings, actions: cardActions }), '').flatMap(({ entries }) =>
    entries.map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a card that still loads cannot be found', () => {
  expect(titled(card('l', 'Seals', { loading: true }))).toEqual([])
})
