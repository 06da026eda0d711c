/** Tells people once what they were given and what was taken from them (decisions/board 5, share; access 3). */
import { channels } from '../src/api/channels'
import type { Notification } from '../src/api/notifications.contract'
import { isContainer } from './cards'
import type { CardRecord, PersonRecord } from './db'
import type { School } from './school'

export type ShareNews = {
  given: (card: CardRecord, recipientId: number) => void
  removed: (card: CardRecord, recipientId: number) => void
  /** Sends it all; with `isNotified` the new cards are listed under the recipients' notifications as well. */
  tell: (options: { isNotified: boolean }) => void
}

const noticeOf = (school: School, { id, name }: PersonRecord, card: CardRecord): Notification => ({
  id: crypto.randomUUID(),
  read_at: null,
  event: 'notification.format.shared',
  created_at: school.now().toISOString(),
  data: {
    sender: { id, name },
    format: {
      id: card.id,
      url: `/board/${isContainer(card) ? 'stack' : 'focus'}/${card.id}`,
      type: card.type as Notification['data']['format']['type'],
      subtype: typeof card.subtype === 'string' ? card.subtype : null,
      title: card.title,
    },
  },
})

/** Collects the news of one action by its recipients. */
export function shareNews(school: School, sender: PersonRecord): ShareNews {
  const given = new Map<number, CardRecord[]>()
  const removed = new Map<number, CardRecord[]>()
  const note = (news: Map<number, CardRecord[]>) => (card: CardRecord, recipientId: number) => {
    news.set(recipientId, [...(news.get(recipientId) ?? []), card])
  }

  const notify = (userId: number, card: CardRecord) => {
    const notification = noticeOf(school, sender, card)
    school.db.notifications.set({ ...notification, user_id: userId })
    school.emit(channels.notifications, { userId }, 'new.message', { notification })
  }

  return {
    given: note(given),
    removed: note(removed),
    tell({ isNotified }) {
      for (const [userId, cards] of removed) {
        school.emit(channels.share, { userId }, 'removed.user', { format_ids: cards.map(({ id }) => id) })
      }
      for (const [userId, cards] of given) {
        school.emit(channels.share, { userId }, 'shared.user', {
          format_ids: cards.map(({ id }) => id),
          sender: { id: sender.id, name: sender.name },
          title: cards[0]?.title ?? '',
        })
        if (isNotified) for (const card of cards) notify(userId, card)
      }
    },
  }
}
