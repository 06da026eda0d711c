import engagers from '../../fixtures/world/engagers.json'
import type { ResponseOf } from '../../src/api/call'
import type { engagersCalls } from '../../src/api/engagers.contract'
import type { HandlersOf } from '../createHandlers'
import { invalid } from '../reply'

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
