import { describe, expect, it } from 'vitest'
import { type Card, type CardType, cardTypeNames } from '@/api/cards/card.schema'
import { permissionsOf } from '@mocks/domain/users/people'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import type { CardActionContext } from './cardActionContext'
import { type CardActionId, cardActionsFor } from './cardActions'

const teacher = permissionsOf({ role: 'teacher' })
const student = permissionsOf({ role: 'student' })

const own = (type: CardType, overrides: Partial<Card> = {}) => cardFixture(type, { isOwner: true, ...overrides })
const shared = (type: CardType, overrides: Partial<Card> = {}) => cardFixture(type, { isOwner: false, ...overrides })
const filled = { childCount: 3, data: { cards: 3 } } as Partial<Card>
const emptied = { childCount: 0, data: { cards: 0 } } as Partial<Card>

/** Returns the actions for a teacher on My Board without a search. `overrides` change the context. */
const actionsOnBoard = (cards: Card[], overrides: Partial<CardActionContext> = {}) =>
  cardActionsFor({
    cards,
    permissions: teacher,
    isSearching: false,
    isInFocus: false,
    isInsideStack: false,
    ...overrides,
  })
    .map(({ id }) => id)
    .join(' ')
const actionsInFocus = (card: Card, overrides: Partial<CardActionContext> = {}) =>
  actionsOnBoard([card], { isInFocus: true, ...overrides })
const without = (...excluded: string[]) => teacher.filter((permission) => !excluded.includes(permission))

describe('actions a teacher has for one card on My Board', () => {
  it.each<[string, Card, string]>([
    ['an own text', own('text'), 'magic rename duplicate share present export delete'],
    ['an own question', own('question'), 'magic duplicate present export delete'],
    ['an own lesson plan', own('lessonplan'), 'magic rename duplicate share present export delete'],
    ['an own stack with cards', own('stack', filled), 'magic rename unstack duplicate share present export delete'],
    ['an own stack without cards', own('stack', emptied), 'magic rename duplicate share export delete'],
    [
      'an own quiz with questions: only stacks unstack',
      own('quiz', filled),
      'magic rename duplicate share present export delete',
    ],
    [
      'an own group with cards: only stacks unstack',
      own('group', filled),
      'magic rename duplicate share present export delete',
    ],
    ['own insights', own('classquestioninsight'), 'share present export delete'],
    ['an own group of an insight', own('groupinsight', filled), 'share present export delete'],
    ['a shared text', shared('text'), 'magic rename duplicate share present export delete'],
    ['a shared question', shared('question'), 'magic duplicate present export delete'],
    ['a shared stack with cards', shared('stack', filled), 'magic rename duplicate share present export delete'],
    [
      'shared insights, which are read-only',
      shared('classquestioninsight'),
      'magic duplicate share present export delete',
    ],
  ])('%s', (_, card, expected) => {
    expect(actionsOnBoard([card])).toBe(expected)
  })
})

describe('actions a student has for one card on My Board', () => {
  it.each<[string, Card, string]>([
    ['an own text', own('text'), 'magic rename duplicate share present export delete'],
    ['an own question', own('question'), 'magic duplicate present export delete'],
    [
      'an own lesson plan, without the edit permission',
      own('lessonplan'),
      'magic duplicate share present export delete',
    ],
    ['an own stack with cards', own('stack', filled), 'magic rename unstack duplicate share present export delete'],
    ['own insights, which only teachers may share', own('schoolquestioninsight'), 'export delete'],
    ['a card that is being created', own('text', { loading: true }), 'magic rename duplicate share export delete'],
    ['a shared text: no edit, no re-share', shared('text'), 'magic duplicate present export delete'],
    ['a shared question', shared('question'), 'magic duplicate present export delete'],
    ['a shared stack with cards', shared('stack', filled), 'magic duplicate present export delete'],
  ])('%s', (_, card, expected) => {
    expect(actionsOnBoard([card], { permissions: student })).toBe(expected)
  })
})

describe('actions for several cards', () => {
  it.each<[string, Card[], Partial<CardActionContext>, string]>([
    ['two own texts', [own('text'), own('image')], {}, 'magic stack duplicate share export delete'],
    ['a stack and a card', [own('stack', filled), own('text')], {}, 'magic stack duplicate share export delete'],
    ['a text and a question', [own('text'), own('question')], {}, 'magic stack duplicate export delete'],
    ['a text and insights', [own('text'), own('selfquestioninsight')], {}, 'stack share export delete'],
    ['an own and a shared text', [own('text'), shared('text')], {}, 'magic duplicate share export delete'],
    ['two shared texts', [shared('text'), shared('image')], {}, 'magic duplicate share export delete'],
    [
      'the same for a student',
      [own('text'), shared('text')],
      { permissions: student },
      'magic duplicate export delete',
    ],
    [
      'a text and a lesson plan of a student, inside a stack',
      [own('text'), own('lessonplan')],
      { permissions: student, isInsideStack: true },
      'magic stack duplicate share export delete',
    ],
    ['own texts while searching', [own('text'), own('text')], { isSearching: true }, 'magic share export delete'],
    ['an empty selection', [], {}, ''],
    ['an empty selection inside a stack', [], { isInsideStack: true }, ''],
  ])('%s', (_, cards, overrides, expected) => {
    expect(actionsOnBoard(cards, overrides)).toBe(expected)
  })
})

describe('rules that depend on search or on being inside a stack', () => {
  it.each<[string, string, string]>([
    ['own text, inside a stack', actionsOnBoard([own('text')], { isInsideStack: true }), 'with'],
    ['two own texts, inside a stack', actionsOnBoard([own('text'), own('image')], { isInsideStack: true }), 'with'],
    ['own text on My Board', actionsOnBoard([own('text')]), 'without'],
    [
      'shared text inside a stack: only owners move',
      actionsOnBoard([shared('text')], { isInsideStack: true }),
      'without',
    ],
    [
      'own and shared text inside a stack',
      actionsOnBoard([own('text'), shared('text')], { isInsideStack: true }),
      'without',
    ],
    [
      'own text inside a stack without the edit permission',
      actionsOnBoard([own('text')], { isInsideStack: true, permissions: without('board.format.text.edit') }),
      'without',
    ],
  ])('Move to My Board: %s', (_, actions, expected) => {
    expect(actions.includes('moveToMyBoard')).toBe(expected === 'with')
  })

  it.each<[CardActionId, Card[]]>([
    ['stack', [own('text'), own('image')]],
    ['unstack', [own('stack', filled)]],
    ['duplicate', [own('text')]],
  ])('%s is not available while searching', (action, cards) => {
    expect(actionsOnBoard(cards)).toContain(action)
    expect(actionsOnBoard(cards, { isSearching: true })).not.toContain(action)
  })
})

describe('actions in focus', () => {
  const RICH_TEXT_TYPES = ['text', 'intro', 'memorization', 'studyaid', 'lessonplan', 'table']
  const SUGGESTION_TYPES = ['text', 'intro', 'memorization', 'studyaid']

  it.each(cardTypeNames)(
    '%s: undo and redo only for rich text, suggest only for supported types, never rename or duplicate',
    (type) => {
      const actions = actionsInFocus(own(type)).split(' ')
      expect(actions.includes('undo')).toBe(RICH_TEXT_TYPES.includes(type))
      expect(actions.includes('redo')).toBe(RICH_TEXT_TYPES.includes(type))
      expect(actions.includes('suggest')).toBe(SUGGESTION_TYPES.includes(type))
      for (const excluded of ['rename', 'duplicate', 'stack']) expect(actions).not.toContain(excluded)
    },
  )

  it.each<[string, string, string]>([
    ['an own text', actionsInFocus(own('text')), 'magic share present undo redo suggest delete'],
    ['an own question', actionsInFocus(own('question')), 'magic present delete'],
    [
      'an own text in a stack',
      actionsInFocus(own('text'), { isInsideStack: true }),
      'magic share present moveToMyBoard undo redo suggest delete',
    ],
    ['an own stack', actionsInFocus(own('stack', filled)), 'magic unstack share present delete'],
    ['a shared text of a teacher', actionsInFocus(shared('text')), 'magic share present undo redo suggest delete'],
    ['a shared text of a student', actionsInFocus(shared('text'), { permissions: student }), 'magic present delete'],
    [
      'a lesson plan of a student',
      actionsInFocus(own('lessonplan'), { permissions: student }),
      'magic share present delete',
    ],
  ])('%s', (_, actions, expected) => {
    expect(actions).toBe(expected)
  })

  it('undo, redo and suggest need exactly one card', () => {
    const actions = actionsOnBoard([own('text'), own('text')], { isInFocus: true })
    expect(actions).not.toMatch(/undo|redo|suggest/)
  })

  it('undo, redo and suggest exist in focus only', () => {
    expect(actionsOnBoard([own('text')])).not.toMatch(/undo|redo|suggest/)
  })
})

describe('permissions of each action', () => {
  it.each<[CardActionId, string, Card[], Partial<CardActionContext>]>([
    ['magic', 'board.format.text.magic', [own('text')], {}],
    ['magic', 'board.format.shared.magic', [shared('text')], {}],
    ['stack', 'board.format.stack.create', [own('text'), own('image')], {}],
    ['rename', 'board.format.text.edit', [own('text')], {}],
    ['rename', 'board.format.shared.edit', [shared('text')], {}],
    ['unstack', 'board.format.stack.unstack', [own('stack', filled)], {}],
    ['duplicate', 'board.format.text.duplicate', [own('text')], {}],
    ['duplicate', 'board.format.shared.duplicate', [shared('text')], {}],
    ['share', 'board.format.text.share', [own('text')], {}],
    ['share', 'board.format.shared.share', [shared('text')], {}],
    ['share', 'board.format.image.share', [own('text'), own('image')], {}],
    ['moveToMyBoard', 'board.format.text.edit', [own('text')], { isInsideStack: true }],
    ['delete', 'board.format.text.delete', [own('text')], {}],
    ['delete', 'board.format.shared.delete', [shared('text')], {}],
    ['undo', 'board.format.text.edit', [own('text')], { isInFocus: true }],
    ['redo', 'board.format.text.edit', [own('text')], { isInFocus: true }],
    ['suggest', 'board.format.text.edit', [own('text')], { isInFocus: true }],
    ['suggest', 'board.format.shared.edit', [shared('text')], { isInFocus: true }],
  ])('%s needs %s', (action, permission, cards, overrides) => {
    expect(actionsOnBoard(cards, overrides).split(' ')).toContain(action)
    expect(actionsOnBoard(cards, { ...overrides, permissions: without(permission) }).split(' ')).not.toContain(action)
  })
})
