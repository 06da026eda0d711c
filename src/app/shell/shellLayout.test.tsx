/** Tests position and width of the parts of the screen, as set by the style sheets. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import chatButtonStyles from '@/features/chat/panel/ChatButton.module.css'
import chatInputStyles from '@/features/chat/input/ChatInput.module.css'
import focusStyles from '@/features/focus/FocusScreen.module.css'
import { keepCards } from '@/testing/keepCards'
import { renderApp } from '@/testing/renderApp'
import { applyStylesheet, computedStyles } from '@/testing/stylesheets'
import feedbackButtonStyles from './FeedbackButton.module.css'
import shellStyles from './Shell.module.css'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const FOCUS = `/board/focus/${TAPIR}`

async function open(path: string) {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true })
  keepCards(app, ['The Malayan Tapir', 'Inside a Volcano'])
  await screen.findByLabelText(path === FOCUS ? 'Open card: The Malayan Tapir' : 'Open The Malayan Tapir')
  return app
}
const applyStylesheets = () => {
  applyStylesheet('src/ui/tokens.css')
  applyStylesheet('src/app/shell/Shell.module.css', shellStyles)
  applyStylesheet('src/app/shell/FeedbackButton.module.css', feedbackButtonStyles)
  applyStylesheet('src/features/chat/panel/ChatButton.module.css', chatButtonStyles)
  applyStylesheet('src/features/focus/FocusScreen.module.css', focusStyles)
}
const placeOf = (element: Element) =>
  computedStyles(element, [
    'position',
    'inset-block-start',
    'inset-block-end',
    'inset-inline-start',
    'inset-inline-end',
  ])

// B-081, B-083.
test('feedback floats at the bottom left, the buddy at the bottom right', async () => {
  await open('/board')
  applyStylesheets()
  const floating = { position: 'fixed', 'inset-block-start': 'auto' }
  expect(placeOf(screen.getByLabelText('Feedback'))).toEqual({
    ...floating,
    'inset-block-end': expect.stringContaining('16px') as string,
    // Half the width of the menu minus half the width of the button is 18 px.
    'inset-inline-start': 'calc(2.75rem - 26px)',
    'inset-inline-end': 'auto',
  })
  expect(placeOf(screen.getByLabelText('Ask Ting'))).toEqual({
    ...floating,
    'inset-block-end': '16px',
    'inset-inline-start': 'auto',
    'inset-inline-end': '16px',
  })
})

// B-112, C-069, C-070.
test('at /board an open chat takes the right 38% of the screen, with a field that is 64 px high', async () => {
  const { user } = await open('/board')
  await user.click(await screen.findByLabelText('Ask Ting'))
  const chat = await screen.findByLabelText('Magic Chat')
  const field = await screen.findByRole('textbox', { name: 'Ask Ting' })
  applyStylesheets()
  applyStylesheet('src/ui/base.css')
  applyStylesheet('src/features/chat/input/ChatInput.module.css', chatInputStyles)
  const area = chat.closest(`.${shellStyles.chat}`) as Element
  expect(computedStyles(area, ['position', 'inset-inline-end', 'inline-size'])).toEqual({
    position: 'fixed',
    'inset-inline-end': '0px',
    'inline-size': '38%',
  })
  const input = field.closest(`.${chatInputStyles.input}`) as Element
  expect(computedStyles(input, ['min-block-size'])).toEqual({ 'min-block-size': '64px' })
})

// B-124.
test('the next card comes in within 500 ms', async () => {
  const { user } = await open(FOCUS)
  const shownCard = () => document.querySelector(`.${focusStyles.card}`) as Element
  const first = shownCard()
  expect(first).toBeVisible()
  await user.click(await screen.findByLabelText('Next card'))
  await screen.findByLabelText('Open card: Inside a Volcano')
  applyStylesheets()
  // It is a new element, so that the animation begins.
  expect(shownCard()).not.toBe(first)
  expect(computedStyles(shownCard(), ['animation']).animation).toMatch(/^turn 500ms /)
})
