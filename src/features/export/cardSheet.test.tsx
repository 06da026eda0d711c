import { expect, test } from 'vitest'
import { cardTypeNames } from '@/api/cards/card.schema'
import { currentTranslation } from '@/i18n/i18n'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { cardSheet } from '@/cardTypes/sheet/cardSheet'
import { sheetsToMarkdown } from './sheetsToMarkdown'

const tools = { t: currentTranslation().t, imageUrl: (src: string) => `/images/${src}` }
const sheetOf = (card: Parameters<typeof cardSheet>[0]) => cardSheet(card, 1, tools)

// D-0072.
test.each(cardTypeNames)('a card of the type %s is a sheet with its title', (type) => {
  const card = cardFixture(type, { image: 'scenes/leaf' })
  const sheet = sheetOf(card)
  expect(sheet.title).not.toBe('')
  expect(sheetsToMarkdown([sheet])).toMatch(/^# \S/)
})

test('a question is handed out with its answers and marks, and without the solution', () => {
  const card = cardFixture('question', { image: 'scenes/penguin' })
  const shown = sheetOf(card)
  const unsolved = sheetOf({ ...card, answers: card.answers.map((answer) => ({ ...answer, isCorrect: null })) })
  expect(shown).toEqual(unsolved)
  expect(sheetsToMarkdown([shown])).toBe(
    [
      '# Question of the Week',
      '*Explain it to a penguin*',
      `![Question of the Week](${location.origin}/images/scenes/penguin)`,
      'A piece of ice floats in a glass of water. Why?',
      '☐ **A** Ice is colder than water.',
      '☐ **B** Ice is less dense, because water expands when it freezes.',
      '☐ **C** Ice contains more air than water does.',
      '☐ **D** Cold things always weigh less.',
      '*One answer is right. · 2 marks*\n',
    ].join('\n\n'),
  )
  expect(sheetOf({ ...card, showImage: false }).picture).toBeNull()
})

test('the result of a class has a row for each student and each question', () => {
  const markdown = sheetsToMarkdown([sheetOf(cardFixture('classquestioninsight'))])
  expect(markdown).toContain('| Student | Score (%) | Group | Finished | Feedback |')
  expect(markdown).toContain('| Arvind Kumar | 25 | Low | 2026-11-18 |  |')
  expect(markdown).toContain('| What does chlorophyll catch? | 24 | 2 |')
})

test('a table is its text and its tables, with decoded cells', () => {
  const sheet = sheetOf(
    cardFixture('table', {
      subtitle: null,
      body: {
        content: '<p>Choose.</p>',
        data_tables: [{ name: '', headers: ['Food', 'RM'], rows: [['Teh &amp; roti', '1.50'], ['<b>']] }],
      },
    }),
  )
  expect(sheetsToMarkdown([sheet])).toBe(
    '# The Planets Compared\n\nChoose.\n\n### Table 1\n\n| Food | RM |\n| --- | --- |\n| Teh & roti | 1.50 |\n| \\<b\\> |  |\n',
  )
})

test('a sheet drops forbidden markup and resolves pictures on the server', () => {
  const { html } = sheetOf(
    cardFixture('text', { body: '<p onclick="x()">a<script>x()</script><img src="text/a.png"></p><p>unclosed' }),
  )
  expect(html).toBe('<p>a<img src="/images/text/a.png"></p><p>unclosed</p>')
})

test('an invalid link is plain text, and a video is the address of its page', () => {
  expect(sheetOf(cardFixture('documentlink', { data: { url: 'javascript:alert(1)' } })).html).toBe(
    '<p>javascript:alert(1)</p>',
  )
  expect(sheetOf(cardFixture('video')).html).toContain('https://www.youtube.com/watch?v=DKtVpvzUF1Y')
  expect(sheetOf(cardFixture('video', { videoId: '' })).html).toBe('')
})

test('a stack is one document: the headings of its cards below its own', () => {
  const stack = cardSheet(cardFixture('stack', { title: 'Green &amp; blue', image: null }), 1, tools)
  const text = cardSheet(cardFixture('intro', { body: '<h1>Aim</h1><p>Look.</p>', image: null }), 2, tools)
  expect(sheetsToMarkdown([stack, text])).toBe(
    '# Green & blue\n\n*Science · Year 4*\n\n## The Water Cycle\n\n*A drop on its way round*\n\n### Aim\n\nLook.\n',
  )
})
