import { expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { permissionsOf } from '@mocks/domain/users/people'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { mayEditCard } from './editPermission'

const teacher = permissionsOf({ role: 'teacher' })
const student = permissionsOf({ role: 'student' })
const without = (permission: string) => teacher.filter((each) => each !== permission)
const shared = { isOwner: false }

// B-376 to B-379.
test.each<[string, Card, string[], boolean]>([
  ['an own text', cardFixture('text'), student, true],
  ['an own text without the permission of its type', cardFixture('text'), without('board.format.text.edit'), false],
  ['an own text without the one for shared cards', cardFixture('text'), without('board.format.shared.edit'), true],
  ['a shared text', cardFixture('text', shared), teacher, true],
  ['a shared text without the permission', cardFixture('text', shared), student, false],
  [
    'a shared text without the permission of its type',
    cardFixture('text', shared),
    without('board.format.text.edit'),
    true,
  ],
  ['the lesson plan of a student', cardFixture('lessonplan'), student, false],
  ['a text that is being generated', cardFixture('text', { loading: true }), teacher, false],
  ['a card of which only the type is known', cardFixture('text', { skeleton: true }), teacher, false],
  ['an insight', cardFixture('classquestioninsight'), [...teacher, 'board.format.classquestioninsight.edit'], false],
  ['a shared insight', cardFixture('classquestioninsight', shared), teacher, false],
  ['an own question', cardFixture('question'), teacher, true],
  ['an own question without its permission', cardFixture('question'), without('board.format.question.edit'), false],
  ['a shared question', cardFixture('question', shared), teacher, false],
  [
    'a type that only a newer server knows',
    { ...cardFixture('text'), type: 'hologram' } as never,
    [...teacher, 'board.format.hologram.edit'],
    false,
  ],
])('%s: may it be edited?', (_, card, permissions, isAllowed) => {
  expect(mayEditCard(card, permissions)).toBe(isAllowed)
})
