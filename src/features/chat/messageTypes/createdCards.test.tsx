import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import type { CardType } from '@/api/cards/card.schema'
import { cardsSelected } from '@/model/board/selectionSlice'
import { conversation, renderChat } from '@/testing/renderChat'

/** 'Food Chains Check', a quiz of cikgu_aina with results, and two of her text cards. */
const QUIZ = 'ef7a626c-4f05-4125-94f7-963692d8dac7'
const SELECTED = ['e4f501bb-5341-43db-86c4-995b27bba394', '94627657-3698-491b-ba91-b2ba6f8fcca4']

/** Asks, follows 'Created {title}' to the card's id, and loads the card. */
async function cardMadeBy(app: Awaited<ReturnType<typeof renderChat>>, question: string) {
  await app.ask(question)
  const link = await conversation().findByRole('link', { name: /^Created / }, { timeout: 10_000 })
  const [, cardId = ''] = /\/board\/focus\/([^?]+)/.exec(link.getAttribute('href') ?? '') ?? []
  await act(() => app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId })))
  return selectCachedCard(app.store.getState(), cardId)
}

// C-183, C-187 to C-190.
test.each<[string, CardType]>([
  ['#video volcanoes', 'video'],
  ['#drawing volcanoes', 'drawing'],
  ['Make a shape about triangles', 'shape'],
  ['Make an annotation of a plant cell', 'annotation'],
  ['#documentlink volcanoes', 'documentlink'],
])('"%s" creates a card of type %s, with a link to it', async (question, type) => {
  expect(await cardMadeBy(await renderChat(), question)).toMatchObject({ type })
})

// C-191.
test('the selected cards become a group', async () => {
  const app = await renderChat()
  act(() => void app.store.dispatch(cardsSelected({ ids: SELECTED })))
  expect(await cardMadeBy(app, 'Group these cards')).toMatchObject({ type: 'group' })
  const { mockServer } = app.session
  const parents = SELECTED.map((id) => mockServer.db.cards.get(id)?.parent_id)
  expect(new Set(parents).size).toBe(1)
  expect(parents[0]).not.toBeNull()
})

// C-193.
test('an open quiz with results gets its insight', async () => {
  const app = await renderChat({ path: `/board/focus/${QUIZ}` })
  expect(await cardMadeBy(app, '#insight')).toMatchObject({ type: 'classquestioninsight' })
})
