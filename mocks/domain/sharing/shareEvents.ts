/** Sends events and notifications about granted and ended shares, one batch per recipient (B-533, B-534, A-259, D-2509). */
import { channels } from '../../../src/api/channels'
import type { Notification } from '../../../src/api/notifications/notifications.contract'
import { isContainer } from '../cards/cards'
import type { CardRecord, PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

export type ShareEventBatch = {
  shared: (card: CardRecord, recipientId: number) => void
  unshared: (card: CardRecord, recipientId: number) => void
  /** Broadcasts the collected events. With `isNotified`, also adds a notification for each newly shared card. */
  flush: (options: { isNotified: boolean }) => void
}

const shareNotificationOf = (mockServer: MockServer, { id, name }: PersonRecord, card: CardRecord): Notification => ({
  id: crypto.randomUUID(),
  read_at: null,
  event: 'notification.format.shared',
  created_at: mockServer.now().toISOString(),
  data: {
    sender: { id, name },
    format: {
      id: card.id,
      url: `/board/${isContainer(card) ? 'stack' : 'focus'}/${card.id}`,
      type: card.type as Notification['data']['format']['type'],
      subtype: (card.subtype ?? null) as Notification['data']['format']['subtype'],
      title: card.title,
    },
  },
})

/** Collects the share changes of one action, so that each recipient gets at most one `shared.user` and one `removed.user`. */
export function createShareEventBatch(mockServer: MockServer, sender: PersonRecord): ShareEventBatch {
  const shared = new Map<number, CardRecord[]>()
  const unshared = new Map<number, CardRecord[]>()
  const collect = (cardsByRecipient: Map<number, CardRecord[]>) => (card: CardRecord, recipientId: number) => {
    cardsByRecipient.set(recipientId, [...(cardsByRecipient.get(recipientId) ?? []), card])
  }

  const notify = (userId: number, card: CardRecord) => {
    const notification = shareNotificationOf(mockServer, sender, card)
    mockServer.db.notifications.set({ ...notification, user_id: userId })
    mockServer.emit(channels.notifications, { userId }, 'new.message', { notification })
  }

  return {
    shared: collect(shared),
    unshared: collect(unshared),
    flush({ isNotified }) {
      for (const [userId, cards] of unshared) {
        mockServer.emit(channels.share, { userId }, 'removed.user', { format_ids: cards.map(({ id }) => id) })
      }
      for (const [userId, cards] of shared) {
        mockServer.emit(channels.share, { userId }, 'shared.user', {
          format_ids: cards.map(({ id }) => id),
          sender: { id: sender.id, name: sender.name },
          title: cards[0]?.title ?? '',
        })
        if (isNotified) for (const card of cards) notify(userId, card)
      }
    },
  }
}
