/** Tests that the open card applies events of its own channel (D-0051). */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { channels } from '@/api/channels'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { renderApp } from '@/testing/renderApp'
import { saveCard } from '@mocks/domain/cards/cardMutations'

const AINA = 12
/** Shared with Mei Ling by Aina. */
const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'

test('an open card shows what arrives on its channel, until it is closed', async () => {
  const app = renderApp({ path: `/board/focus/${TAPIR}`, as: 'cikgu_aina' })
  const emitBody = (body: string) =>
    app.session.mockServer.emit(channels.cardFocus, { formatId: TAPIR }, 'body.updated', {
      format_id: TAPIR,
      body: `<p>${body}</p>`,
      updated_at: '2026-11-21T02:00:00Z',
    })
  const cachedCard = () => selectCachedCard(app.store.getState(), TAPIR)
  await screen.findByRole('main', { name: 'Open card: The Malayan Tapir' })
  await waitFor(() => {
    // Emits repeatedly, because events before the subscription are lost.
    emitBody('Written while you watch')
    expect(screen.getByText('Written while you watch')).toBeVisible()
  })

  await waitFor(() => expect(selectIsRealtimeReady(app.store.getState())).toBe(true))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('main', { name: /Open card/ })).toBeNull())
  emitBody('Written after closing')
  const open = cachedCard()
  if (!open) throw new Error('The card left the cache.')
  // Events arrive in order. When this event has arrived, the client would also have received the previous one.
  app.session.mockServer.emit(channels.cards, { userId: AINA }, 'format.updated', {
    format: { ...open, subtitle: 'last', updated_at: new Date().toISOString() },
  })
  await waitFor(() => expect(cachedCard()?.subtitle).toBe('last'))
  expect(cachedCard()).toMatchObject({ body: '<p>Written while you watch</p>' })
})

test('a reader of a card sees the saves of its owner', async () => {
  const { session, store } = renderApp({ path: `/board/focus/${VOLCANO}`, as: 'mei_ling' })
  await screen.findByRole('main', { name: 'Open card: Inside a Volcano' })
  await waitFor(() => expect(selectIsRealtimeReady(store.getState())).toBe(true))
  const { mockServer } = session
  const aina = mockServer.db.people.get(AINA)
  if (!aina) throw new Error('Aina is not in the seed.')
  const emitted: unknown[] = []
  const { emit } = mockServer
  mockServer.emit = (channel, params, name, payload) => {
    if (name === 'body.updated') emitted.push(params)
    emit(channel, params, name, payload)
  }
  saveCard(mockServer, aina, { id: VOLCANO, change: { body: '<p>Lava is hot.</p>' }, isFull: false })
  expect(await screen.findByText('Lava is hot.')).toBeVisible()
  expect(emitted).toEqual([{ formatId: VOLCANO }])
})
