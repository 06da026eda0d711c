// @vitest-environment jsdom

/** Tests that after sharing, the share status in the store is the one of the response. */
import { expect, onTestFinished, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { patchCard } from '@/api/cards/listPatches'
import { shareApi } from '@/api/share'
import { userApi } from '@/api/user'
import { openApp } from '@/testing/openApp'

const recipient = (id: number) => ({ id, type: 'user' as const })
const MEI_LING = recipient(21)
const DANIEL = recipient(13)
const KAMALA = recipient(14)

type Recipients = ReturnType<typeof recipient>[]
type ShareStatus = Pick<Card, 'share_status' | 'share_opened'>

async function shareOpenedCard(title: string, recipients: Recipients, edit: boolean) {
  const { store, session, close } = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(close)
  const cardId = [...session.mockServer.db.cards.all()].find((card) => card.title === title)?.id ?? ''
  await store.dispatch(userApi.endpoints.getMe.initiate())
  await store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId })).unwrap()
  store.dispatch(patchCard(cardId, (card) => ({ ...card, share_opened: true })))
  const body = { recipients, format_ids: [cardId], edit, isMultipleCards: false, hasInsightCards: false }
  await store.dispatch(shareApi.endpoints.shareCards.initiate(body)).unwrap()
  return cardQueriesApi.endpoints.getCard.select({ cardId })(store.getState()).data
}

test.each<[string, string, Recipients, boolean, ShareStatus]>([
  [
    'revoking the share of an own card resets its status',
    'Peribahasa Minggu Ini',
    [],
    true,
    { share_status: 'default', share_opened: false },
  ],
  [
    'adding a recipient to an own shared card keeps it opened',
    'Peribahasa Minggu Ini',
    [MEI_LING, DANIEL],
    true,
    { share_status: 'shared', share_opened: true },
  ],
  [
    'the first share of an own card marks it as shared and not opened',
    'The Water Cycle',
    [DANIEL],
    false,
    { share_status: 'shared', share_opened: false },
  ],
  [
    'sharing a card of another user keeps its read status',
    'Why Castles Have Round Towers',
    [KAMALA],
    false,
    { share_status: 'read', share_opened: true },
  ],
])('%s', async (_, title, recipients, edit, expected) => {
  expect(await shareOpenedCard(title, recipients, edit)).toMatchObject(expected)
})
