import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import type { SavableFields } from '@/editor/saving/savableFields'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { cardFixture } from '../../../../stories/cardTypes/cardFixture'
import { fakeCardSaver } from '../../../../stories/cardTypes/fakeCardSaver'
import { SavingNotice } from './SavingNotice'

/** Renders the notice and returns both versions that it offers: the text typed here, and the server's text. */
function versionsOf(savedCard: Card, fields: SavableFields) {
  const { saver } = fakeCardSaver({ unsavedVersion: { kind: 'draft', fields, changedAt: 0 } })
  render(
    <CardSaverContext value={saver}>
      <SavingNotice savedCard={savedCard} />
    </CardSaverContext>,
  )
  return screen.queryAllByRole('definition').map(({ textContent }) => textContent)
}

const answers = (...texts: string[]) =>
  texts.map((text, index) => ({ label: 'ABCD'[index] ?? '', text, isCorrect: index === 1 }))
const question = cardFixture('question', { answers: answers('Sun', 'Rain', 'Wind', 'Snow'), marks: 2, showImage: true })
const hill = cardFixture('hillchart', {
  scopes: [{ name: 'Roots &amp; leaves', color: '#1976d2', percentage: 20, status: 'uphill' }],
})
const long = `${'Leaves make sugar from light. '.repeat(40)}They are`
const text = cardFixture('text', { title: 'Leaves', body: `<p>${long} green.</p><p>End</p>` })

test.each<[string, Card, SavableFields, [string, string]]>([
  ['a title', text, { title: 'Roots' }, ['Roots', 'Leaves']],
  ['a title that was taken away', text, { title: '' }, ['(empty)', 'Leaves']],
  [
    'an answer, from its line',
    question,
    { answers: answers('Sun', 'Rain', 'Wind', 'Hail &amp; ice') },
    ['…D. Hail & ice', '…D. Snow'],
  ],
  [
    'which answer is correct',
    question,
    { answers: question.answers.map((answer) => ({ ...answer, isCorrect: answer.label === 'A' })) },
    ['A. Sun (Correct answer)\nB. Rain\nC. Wind\nD. Snow', 'A. Sun\nB. Rain (Correct answer)\nC. Wind\nD. Snow'],
  ],
  ['marks', question, { marks: 1 }, ['1 mark', '2 marks']],
  [
    'whether a picture is shown',
    question,
    { showImage: false },
    ['The picture is not shown.', 'The picture is shown.'],
  ],
  [
    'a scope of a hill chart',
    hill,
    { scopes: hill.scopes.map((scope) => ({ ...scope, percentage: 60 })) },
    ['Roots & leaves: 60%', 'Roots & leaves: 20%'],
  ],
  [
    'the end of a long paragraph, with some words before it',
    text,
    { body: `<p>${long} red.</p><p>End</p>` },
    ['…Leaves make sugar from light. They are red.\nEnd', '…Leaves make sugar from light. They are green.\nEnd'],
  ],
])('typed and saved text are offered as versions: %s', (_, card, fields, versions) => {
  expect(versionsOf(card, fields)).toEqual(versions)
})

test('versions that differ in no word are not compared', () => {
  expect(versionsOf(text, { body: `<p><strong>${long}</strong> green.</p><p>End</p>` })).toEqual([])
  expect(screen.getByText('The words are the same. Only how they look differs.')).toBeVisible()
})
