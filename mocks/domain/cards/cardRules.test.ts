import { expect, test } from 'vitest'
import { type CardAction, hasPermission, mayDo } from './cardRules'
import type { CardRecord, PersonRecord } from '../../db/tables'

const OWNER = 1
const person = (id: number, role: 'teacher' | 'student') => ({ id, role }) as PersonRecord
const card = (type: string): CardRecord => ({
  id: type,
  type,
  title: 'Inside a Volcano',
  owner_id: OWNER,
  parent_id: null,
  created_at: '2026-03-11T01:10:00Z',
  updated_at: '2026-03-11T01:10:00Z',
})

const ACTIONS: CardAction[] = ['edit', 'delete', 'duplicate', 'share']
const allowed = (actor: PersonRecord, type: string) => ACTIONS.filter((action) => mayDo(actor, card(type), action))

const TEXT_TYPES = ['text', 'intro', 'memorization', 'studyaid', 'table', 'hillchart']
const CONTAINER_AND_MEDIA_TYPES = [
  'stack',
  'quiz',
  'group',
  'image',
  'imageupload',
  'video',
  'drawing',
  'shape',
  'annotation',
  'documentlink',
]
const INSIGHT_TYPES = [
  'groupinsight',
  'selfquestioninsight',
  'schoolquestioninsight',
  'studentquestioninsight',
  'classquestioninsight',
]

type Row = [type: string, teacher: CardAction[], student: CardAction[]]

test.each<Row>([
  ...[...TEXT_TYPES, ...CONTAINER_AND_MEDIA_TYPES].map((type): Row => [type, ACTIONS, ACTIONS]),
  ['lessonplan', ACTIONS, ['delete', 'duplicate', 'share']],
  ['question', ['edit', 'delete', 'duplicate'], ['edit', 'delete', 'duplicate']],
  ...INSIGHT_TYPES.map((type): Row => [type, ['delete', 'share'], ['delete']]),
])('with an own card of type %s a teacher may %j, a student %j', (type, teacher, student) => {
  expect(allowed(person(OWNER, 'teacher'), type)).toEqual(teacher)
  expect(allowed(person(OWNER, 'student'), type)).toEqual(student)
})

test.each<Row>([
  ...[...TEXT_TYPES, ...CONTAINER_AND_MEDIA_TYPES, 'lessonplan'].map(
    (type): Row => [type, ACTIONS, ['delete', 'duplicate']],
  ),
  ['question', ['edit', 'delete', 'duplicate'], ['delete', 'duplicate']],
  ...INSIGHT_TYPES.map((type): Row => [type, ['delete', 'duplicate', 'share'], ['delete', 'duplicate']]),
])('with a shared card of type %s a teacher may %j, a student %j', (type, teacher, student) => {
  expect(allowed(person(2, 'teacher'), type)).toEqual(teacher)
  expect(allowed(person(2, 'student'), type)).toEqual(student)
})

test.each(['board.format.stack.create', 'board.format.stack.unstack'])(
  'teachers and students have %s',
  (permission) => {
    expect(hasPermission(person(1, 'teacher'), permission)).toBe(true)
    expect(hasPermission(person(1, 'student'), permission)).toBe(true)
  },
)
