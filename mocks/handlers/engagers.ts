import engagers from '../../fixtures/seed/engagers.json'
import type { ResponseOf } from '../../src/api/core/call'
import type { engagersCalls } from '../../src/api/engagers.contract'
import type { HandlersOf } from '../server/router'
import { invalid } from '../server/respond'

export const engagersHandlers: HandlersOf<typeof engagersCalls> = {
  getEngagers: () => ({ data: engagers as ResponseOf<typeof engagersCalls.getEngagers>['data'] }),
  async engage({ mockServer, person, body: { text, type, full_text_type } }) {
    if (!text.trim()) throw invalid('text', 'The text field is required.')
    const { replyOnChannel } = await import('../chat/channelReply')
    replyOnChannel(mockServer, person, {
      prompt: text.trim(),
      promptType: 'engager',
      promptData: { type, full_text_type },
      contextFormatIds: [],
      cardType: null,
    })
    return { data: { status: 'OK' } }
  },
}
