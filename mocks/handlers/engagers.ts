import engagers from '../../fixtures/seed/engagers.json'
import type { ResponseOf } from '../../src/api/core/call'
import type { engagersCalls } from '../../src/api/engagers.contract'
import type { ContentLanguage, HandlersOf } from '../server/router'
import { invalid } from '../server/respond'

const engagersIn = async (language: ContentLanguage) =>
  (language === 'ms' ? (await import('../../fixtures/seed/engagers.ms.json')).default : engagers) as ResponseOf<
    typeof engagersCalls.getEngagers
  >['data']

export const engagersHandlers: HandlersOf<typeof engagersCalls> = {
  getEngagers: async ({ language }) => ({ data: await engagersIn(language) }),
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
