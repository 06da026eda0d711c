// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { viewCard } from '@mocks/domain/cards/cards'
import { createMockClient } from '@mocks/runtimes/inProcess'
import { createCardSaver } from './createCardSaver'

// B-345, B-270.
test('opening and closing each card of the seed sends nothing, stores nothing and deletes nothing', async () => {
  const { mockServer, close } = createMockClient()
  const send = vi.fn(() => Promise.resolve({}))
  const write = vi.fn(() => Promise.resolve())
  const removeCard = vi.fn(() => Promise.resolve())
  const onDone = vi.fn()
  const cards = [...mockServer.db.cards.all()]
  expect(cards.length).toBeGreaterThan(200)
  for (const card of cards) {
    const owner = mockServer.db.people.get(card.owner_id)
    if (!owner) throw new Error(`${card.id} has no owner.`)
    const saver = createCardSaver({
      send,
      drafts: { read: async () => undefined, write, remove: async () => undefined },
      isSignedIn: () => true,
      whenServerAnswers: () => false,
      onRefused: () => undefined,
      removeCard,
      onDone,
    })
    const closeCard = saver.open()
    saver.receive(viewCard(mockServer, card, owner, true), true)
    closeCard()
  }
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(cards.length))
  for (const call of [send, write, removeCard]) expect(call).not.toHaveBeenCalled()
  close()
})
