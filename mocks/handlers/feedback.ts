import type { feedbackCalls } from '../../src/api/feedback.contract'
import type { HandlersOf } from '../server/router'
import { invalid, notFound } from '../server/respond'

export const feedbackHandlers: HandlersOf<typeof feedbackCalls> = {
  rateReply({ mockServer, person, body }) {
    const isRated = ({ flatwhite }: { flatwhite: { chatId: string; chatMessageId: string } | null }) =>
      flatwhite?.chatMessageId === body.chatMessageId && flatwhite.chatId === body.chatId
    if (!mockServer.db.messages.where('user_id', person.id).some(isRated)) throw notFound('The reply cannot be found.')
    // Each person has one rating per reply, so a second rating replaces the first.
    const before = mockServer.db.ratings
      .where('chatMessageId', body.chatMessageId)
      .find(({ user_id }) => user_id === person.id)
    const id = before?.id ?? crypto.randomUUID()
    mockServer.db.ratings.set({ ...body, id, user_id: person.id, message: body.message.trim() })
    return { id, data: { id } }
  },
  updateRating({ mockServer, person, body }) {
    const rating = mockServer.db.ratings.get(body.feedbackId)
    if (rating?.user_id !== person.id) throw notFound('The feedback cannot be found.')
    mockServer.db.ratings.set({ ...rating, message: body.message.trim() })
    return { status: 'OK', data: { status: 'OK' } }
  },
  sendUserFeedback({ mockServer, person, body: { type, text } }) {
    const trimmed = text.trim()
    if (!trimmed) throw invalid('text', 'The text field is required.')
    const id = crypto.randomUUID()
    const created_at = mockServer.now().toISOString()
    mockServer.db.userFeedback.set({ id, user_id: person.id, type, text: trimmed, created_at })
    return { data: { id, type, text: trimmed } }
  },
}
