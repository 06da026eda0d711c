import { expect, test } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { isEmptyCard } from './isEmptyCard'

const empty = { title: '', image: null, body: '' }

// B-270, B-272.
test.each([
  ['a text without anything', cardFixture('text', empty), true],
  ['an editor that was emptied', cardFixture('text', { ...empty, body: '<p></p>' }), true],
  ['spaces and line breaks', cardFixture('text', { ...empty, title: '  ', body: '<p>&nbsp;</p><p><br></p>' }), true],
  ['no body at all', cardFixture('lessonplan', { ...empty, body: null }), true],
  ['a word', cardFixture('text', { ...empty, body: '<p>a</p>' }), false],
  ['a picture in the text', cardFixture('text', { ...empty, body: '<p><img src="text/a.png"></p>' }), false],
  ['a formula', cardFixture('text', { ...empty, body: '<math><mi></mi></math>' }), false],
  ['a title', cardFixture('text', { ...empty, title: 'Leaves' }), false],
  ['a cover picture', cardFixture('text', { ...empty, image: 'scenes/leaf' }), false],
  ['a text that is being generated', cardFixture('text', { ...empty, loading: true }), false],
  ['an untitled stack', cardFixture('stack', { title: '', image: null }), false],
  ['a question without its text', cardFixture('question', { title: 'Question 1', question: ' ' }), true],
  ['a question without a title', cardFixture('question', { title: '', question: 'Why?' }), false],
  [
    'a new table',
    cardFixture('table', {
      title: '',
      image: null,
      body: { content: '', data_tables: [{ name: '', headers: ['', ''], rows: [['', ' ']] }] },
    }),
    true,
  ],
  [
    'a table with a word in a cell',
    cardFixture('table', {
      title: '',
      image: null,
      body: { content: '', data_tables: [{ name: '', headers: [''], rows: [['Kuching']] }] },
    }),
    false,
  ],
])('%s: is the card empty?', (_, card, isEmpty) => {
  expect(isEmptyCard(card)).toBe(isEmpty)
})
