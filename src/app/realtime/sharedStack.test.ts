// @vitest-environment jsdom
/** Tests that the recipient's board follows when the owner unstacks and restacks a shared stack (D-0057). */
import { expect, onTestFinished, test } from 'vitest'
import type { CardListArg } from '@/api/cards/cardListPages'
import { cardsOf } from '@/api/cards/cardListPages'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { userApi } from '@/api/user'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { allowConsole } from '@/testing/expectConsole'
import { keepCards } from '@/testing/keepCards'
import { openApp } from '@/testing/openApp'
import { makeStack, moveCards, unstack } from '@mocks/domain/cards/cardOrdering'
import { shareCards } from '@mocks/domain/sharing/shares'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const WHO_MAKES = '3e30f5e5-17ed-404f-94e6-e36566cca048'
const MEI_LING = 21
const AINA = 12
const PATIENT = { timeout: 10_000, interval: 10 }

const listOf = (stackId?: string): CardListArg => ({
  stackId,
  search: '',
  filter: 'all',
  sort: 'updated_at',
  order: 'desc',
})

async function openRecipient(list: CardListArg) {
  const app = openApp({ as: 'mei_ling' })
  onTestFinished(app.close)
  keepCards(app, ['Food Chains & Food Webs', 'The Malayan Tapir'])
  const { store, session } = app
  const { mockServer } = session
  const { people, cards, shares } = mockServer.db
  const [aina, meiLing] = [people.get(AINA), people.get(MEI_LING)]
  if (!aina || !meiLing) throw new Error('No such people.')
  await store.dispatch(userApi.endpoints.getMe.initiate())
  await store.dispatch(cardQueriesApi.endpoints.getCards.initiate(list))
  await expect.poll(() => selectIsRealtimeReady(store.getState()), PATIENT).toBe(true)
  const listed = () => cardsOf(cardQueriesApi.endpoints.getCards.select(list)(store.getState()).data?.pages ?? [])
  return {
    mockServer,
    aina,
    find: (id: string) => listed().find((card) => card.id === id),
    share: (id: string) => {
      const card = cards.get(id)
      if (card) shareCards(mockServer, aina, { cards: [card], people: [meiLing], isReplacing: false })
    },
    read: (id: string) => {
      const share = shares.get(`${id} ${MEI_LING}`)
      if (!share) throw new Error('Not shared.')
      shares.set({ ...share, status: 'read', opened_at: mockServer.now().toISOString() })
    },
    /** Stacks the children of the dissolved stack again, as the owner's Undo does. */
    restack: (childIds: string[], parentId: string | null) => makeStack(mockServer, aina, childIds, parentId).id,
  }
}

test('on My Board the cards of the stack take its place, and an undo brings the stack back', async () => {
  const { mockServer, aina, find, share, read, restack } = await openRecipient(listOf())
  expect(find(FOOD_CHAINS)).toBeDefined()
  read(WHO_MAKES)
  const childIds = unstack(mockServer, aina, [FOOD_CHAINS])
  await expect.poll(() => find(WHO_MAKES), PATIENT).toMatchObject({ share_status: 'read' })
  expect(find(FOOD_CHAINS)).toBeUndefined()
  const again = restack(childIds, null)
  share(again)
  await expect.poll(() => find(again), PATIENT).toMatchObject({ childCount: childIds.length })
  await expect.poll(() => find(WHO_MAKES), PATIENT).toBeUndefined()
})

test('inside a shared stack the cards of the inner one take its place, and an undo brings it back', async () => {
  // After the unstack, the cache entry of the inner stack is requested again and fails.
  allowConsole(/^\[api\] getCard failed:.*404/s)
  const { mockServer, aina, find, restack } = await openRecipient(listOf(FOOD_CHAINS))
  const inner = restack([WHO_MAKES], FOOD_CHAINS)
  await expect.poll(() => find(inner), PATIENT).toBeDefined()
  await expect.poll(() => find(WHO_MAKES), PATIENT).toBeUndefined()
  unstack(mockServer, aina, [inner])
  await expect.poll(() => find(WHO_MAKES), PATIENT).toBeDefined()
  expect(find(inner)).toBeUndefined()
  const again = restack([WHO_MAKES], FOOD_CHAINS)
  await expect.poll(() => find(again), PATIENT).toBeDefined()
  await expect.poll(() => find(WHO_MAKES), PATIENT).toBeUndefined()
})

test('a card that leaves a shared stack and returns is still read', async () => {
  const { mockServer, aina, find, read } = await openRecipient(listOf(FOOD_CHAINS))
  read(WHO_MAKES)
  moveCards(mockServer, aina, [WHO_MAKES], { attachId: null })
  await expect.poll(() => find(WHO_MAKES), PATIENT).toBeUndefined()
  moveCards(mockServer, aina, [WHO_MAKES], { attachId: FOOD_CHAINS })
  await expect.poll(() => find(WHO_MAKES), PATIENT).toMatchObject({ share_status: 'read' })
})
