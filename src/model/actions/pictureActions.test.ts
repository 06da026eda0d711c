import { permissionsOf } from '@mocks/domain/users/people'
import { describe, expect, it } from 'vitest'
import { type Card, cardTypeNames, type CardType } from '@/api/cards/card.schema'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { pictureActionsFor, pictureActions, type PictureMode } from './pictureActions'

const picture = { image: 'scenes/leaf', previewURL: null } as Partial<Card>
const none = { image: null, previewURL: null } as Partial<Card>
const all = ['access', 'magic', 'create', 'edit', 'download'].map((name) => `board.format.image.${name}`)
const sharedEdit = 'board.format.shared.edit'

const idsFor = (card: Card, permissions: readonly string[] = all) =>
  pictureActionsFor({ card, permissions })
    .map(({ id }) => id)
    .join(' ')
const own = (type: CardType, overrides = picture) => cardFixture(type, { isOwner: true, ...overrides })
const shared = (type: CardType, overrides = picture) => cardFixture(type, { isOwner: false, ...overrides })

const EVERY = 'search magic upload edit download'

/** Actions on the picture of each type, for the owner with every permission (C-231, C-301). */
const BY_TYPE: Record<CardType, string> = {
  text: EVERY,
  intro: EVERY,
  memorization: EVERY,
  studyaid: EVERY,
  lessonplan: EVERY,
  table: EVERY,
  question: EVERY,
  quiz: EVERY,
  stack: 'search magic upload download',
  group: EVERY,
  documentlink: EVERY,
  image: EVERY,
  imageupload: EVERY,
  drawing: 'download',
  shape: 'download',
  annotation: 'download',
  video: '',
  hillchart: '',
  groupinsight: '',
  selfquestioninsight: '',
  schoolquestioninsight: '',
  studentquestioninsight: '',
  classquestioninsight: '',
}

describe('type × owner × shared.edit', () => {
  it.each(cardTypeNames)('%s: for its owner, and for others only with the permission to edit shared cards', (type) => {
    expect(idsFor(own(type))).toBe(BY_TYPE[type])
    expect(idsFor(shared(type))).toBe('')
    expect(idsFor(shared(type), [...all, sharedEdit])).toBe(BY_TYPE[type])
    expect(idsFor(shared(type), [sharedEdit])).toBe('')
  })
})

describe('each action needs its own permission, for the owner and for others', () => {
  it.each([
    ['search', 'access'],
    ['magic', 'magic'],
    ['upload', 'create'],
    ['edit', 'edit'],
    ['download', 'download'],
  ])('%s needs board.format.image.%s', (action, permission) => {
    const name = `board.format.image.${permission}`
    const others = all.filter((each) => each !== name)
    expect(idsFor(own('text'), [name])).toBe(action)
    expect(idsFor(shared('text'), [name, sharedEdit])).toBe(action)
    expect(idsFor(own('text'), others).split(' ')).not.toContain(action)
    expect(idsFor(shared('text'), [...others, sharedEdit]).split(' ')).not.toContain(action)
    // Compared as whole strings (C-309).
    expect(idsFor(own('text'), [`${name}.all`, name.toUpperCase(), 'board.format.image', '*'])).toBe('')
  })
})

describe('the state of the card', () => {
  it.each<[string, Card, string]>([
    ['without a picture there is nothing to move or to save', own('text', none), 'search magic upload'],
    ['an empty path is no picture', own('text', { image: '' }), 'search magic upload'],
    ['a stack without a picture', own('stack', none), 'search magic upload'],
    [
      'a drawing without a picture is saved as its preview',
      own('drawing', { ...none, previewURL: 'd.png' }),
      'download',
    ],
    ['a drawing without both', own('drawing', none), ''],
    [
      'a text whose preview is no picture of its own',
      own('text', { ...none, previewURL: 'd.png' }),
      'search magic upload',
    ],
    ['a card that is being made', own('text', { ...picture, loading: true }), ''],
    ['a card that is being written', own('text', { ...picture, skeleton: true }), ''],
    ['a type that only a newer server knows', { ...own('text'), type: 'poem' } as unknown as Card, ''],
  ])('%s', (_, card, expected) => {
    expect(idsFor(card)).toBe(expected)
  })
})

it.each<[string, Parameters<typeof permissionsOf>[0], string]>([
  ['a teacher', { role: 'teacher' }, EVERY],
  ['a student', { role: 'student' }, EVERY],
])('%s of the mock has every action on an own text', (_, person, expected) => {
  expect(idsFor(own('text'), permissionsOf(person))).toBe(expected)
})

it.each<[string, PictureMode]>([
  ['search', 'image_search'],
  ['magic', 'magic_images'],
  ['upload', 'user_upload'],
  ['edit', 'pan'],
])('%s sets the source and opens the tool in the mode %s', (id, mode) => {
  const opened: unknown[] = []
  const card = own('text')
  pictureActions
    .find((action) => action.id === id)
    ?.run({ card, commands: { openTool: (...values) => opened.push(values), download: () => opened.push('download') } })
  expect(opened).toEqual([[card, mode]])
})
