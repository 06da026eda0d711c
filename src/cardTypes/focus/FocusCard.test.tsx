import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { CardTile } from '../tile/CardTile'
import tileStyles from '../tile/CardTile.module.css'
import { FocusCard } from './FocusCard'
import focusStyles from './FocusCard.module.css'

function renderFocus(card: Card) {
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  return render(
    <Provider store={store}>
      <FocusCard card={card} />
    </Provider>,
  )
}

// B-125, B-127, B-128.
test('a stack in focus shows its picture, its subtitle and how long it takes to read', async () => {
  const { container } = renderFocus(
    cardFixture('stack', {
      image: 'https://heartboard.test/food.png',
      subtitle: 'Science, Year 5',
      readingTime: { minutes_to_consume: 7 },
    }),
  )
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://heartboard.test/food.png')
  expect(screen.getByText('Science, Year 5')).toBeVisible()
  expect(await screen.findByText('7 minutes to read')).toBeVisible()
})

// B-164.
test.each([
  [null, 0],
  ['', 0],
  ['  ', 0],
  ['&nbsp;', 0],
  ['Science, Year 5', 1],
])('the subtitle %j is shown %i times, on the tile and in focus', (subtitle, count) => {
  const card = cardFixture('text', { subtitle })
  const tile = render(<CardTile card={card} isSelected={false} onSelect={() => undefined} onOpen={() => undefined} />)
  expect(tile.container.getElementsByClassName(tileStyles.subtitle ?? '')).toHaveLength(count)
  const { container } = renderFocus(card)
  expect(container.getElementsByClassName(focusStyles.subtitle ?? '')).toHaveLength(count)
})

// B-370.
test('the axis of a hill chart has the ticks 0, 25, 50, 75 and 100', async () => {
  renderFocus(cardFixture('hillchart'))
  const chart = await screen.findByRole('img', { name: /^Hill chart/ })
  const texts = [...chart.querySelectorAll('text:not([aria-hidden])')].map(({ textContent }) => textContent)
  expect(texts.filter((text) => /^\d+$/.test(text))).toEqual(['0', '25', '50', '75', '100'])
})

// B-380, D-2102.
test.each([
  [0.494, '49%'],
  [0.495, '50%'],
  [1, '100%'],
])('the ratio %d of the field `celebrate` is shown as %s', async (celebrate, text) => {
  renderFocus(cardFixture('selfquestioninsight', { celebrate }))
  expect(await screen.findByText(text)).toBeVisible()
})

// B-459.
test('a student reads the feedback of the teacher in the insight of the school', async () => {
  renderFocus(cardFixture('schoolquestioninsight', { isOwner: true, teacher_feedback: 'Well done &amp; go on!' }))
  expect(await screen.findByRole('heading', { name: 'Feedback from your teacher' })).toBeVisible()
  expect(screen.getByText('Well done & go on!')).toBeVisible()
})
