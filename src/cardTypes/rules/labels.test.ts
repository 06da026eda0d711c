// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { currentTranslation, loadTexts, type Translate } from '@/i18n/i18n'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { tabLabel, typeLabel } from './labels'

const t: Translate = (key, values) => currentTranslation().t(key, values)

beforeAll(() => loadTexts('board'))

// D-0091.
test.each([
  ['a type with a short name', cardFixture('lessonplan'), 'Lesson Plan'],
  ['the same beside a share chip', cardFixture('lessonplan', { share_status: 'shared' }), 'Lesson'],
  ['a type without a short name beside a chip', cardFixture('quiz', { share_status: 'shared' }), 'Quiz'],
  ['a subtype that is too long', cardFixture('text', { subtype: 'Introduction to New Materials' }), 'Intro'],
  [
    'a subtype without a text beside a chip',
    cardFixture('text', { subtype: 'Song &amp; dance' as never, share_status: 'shared' }),
    'Song & dance',
  ],
])('on a tile: %s', (_, card, label) => {
  expect(tabLabel(card, t)).toBe(label)
})

test('elsewhere the full name is used', () => {
  expect(typeLabel(cardFixture('lessonplan', { share_status: 'shared' }), t)).toBe('Lesson Plan')
})
