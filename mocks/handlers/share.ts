import type { shareCalls } from '../../src/api/share.contract'
import { shareFor } from '../cards'
import type { HandlersOf } from '../createHandlers'
import { notFound } from '../reply'

export const shareHandlers: HandlersOf<typeof shareCalls> = {
  changeShareStatus({ school, person, body }) {
    const card = school.db.cards.get(body.format_id)
    const share = card && shareFor(school, card, person)
    if (!share) throw notFound('Oops! Format cannot be found.')
    if (share.status !== 'read') {
      school.db.shares.set({ ...share, status: 'read', opened_at: school.now().toISOString() })
    }
    return { data: { format_id: body.format_id, status: 'read' } }
  },
}
