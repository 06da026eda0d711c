/** Tests the tutorial after the first card that the assistant made (B-335 to B-339). */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { cardsApi } from '@/api/cards/cards'
import { channels } from '@/api/channels'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { renderApp } from '@/testing/renderApp'

const AINA = 12

beforeAll(async () => {
  await import('./TutorialDialog')
})

async function makeFirstCard() {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await waitFor(() => expect(selectIsRealtimeReady(app.store.getState())).toBe(true))
  const announce = () =>
    app.session.mockServer.emit(channels.focusMode, { userId: AINA }, 'chat.stream.first.format.create', {
      type: 'text',
    })
  // Announces repeatedly, because events before the subscription are lost.
  await waitFor(() => {
    announce()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
  return { ...app, announce }
}
const dialog = async (step: number) => {
  const open = within(await screen.findByRole('dialog'))
  expect(await open.findByText(`Step ${step} of 3`)).toBeInTheDocument()
  return open
}
const flag = (hint: string) => localStorage.getItem(`ONBOARDING_${hint}_${AINA}`)

test('the first creation opens the tutorial of three steps and sets the flags', async () => {
  const { user } = await makeFirstCard()
  await user.click((await dialog(1)).getByRole('button', { name: 'Next' }))
  await user.click((await dialog(2)).getByRole('button', { name: 'Almost there' }))
  await user.click((await dialog(3)).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(flag('AFTER_CREATION')).toBe('true')
  expect(flag('EMPTY_BOARD')).toBe('false')
})

test('Skip closes the tutorial, which reopens at the first step', async () => {
  const { user, announce } = await makeFirstCard()
  await user.click((await dialog(1)).getByRole('button', { name: 'Next' }))
  await user.click((await dialog(2)).getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  announce()
  await dialog(1)
})

test('a deletion clears the flag of the first creation', async () => {
  localStorage.setItem(`ONBOARDING_AFTER_CREATION_${AINA}`, 'true')
  const { store, session } = renderApp({ path: '/board', as: 'cikgu_aina' })
  await screen.findByRole('grid', { name: 'Cards' })
  const [card] = session.mockServer.db.cards.where('owner_id', AINA)
  await store.dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [card?.id ?? ''] }))
  expect(flag('AFTER_CREATION')).toBe('false')
})
