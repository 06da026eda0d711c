import { channels } from '../../src/api/channels'
import type { ChatMode, chatCalls } from '../../src/api/chat.contract'
import { htmlToText } from '../../src/lib/html/htmlToText'
import { formatIdOf, messagesOf, storeMessage, storeReply, viewMessage } from '../chat/history'
import { magicMenuIn } from '../chat/magicMenu'
import { streamedReply } from '../chat/streamedReply'
import type { ContentLanguage, HandlersOf } from '../server/router'
import type { PersonRecord } from '../db/tables'
import { permissionsOf } from '../domain/users/people'
import { forbidden, invalid, notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

/** The app creates messages of these types for its own display. The server refuses to store them (D-3117). */
const CLIENT_ONLY_TYPES: readonly string[] = ['created_date', 'previous_messages_button', 'info_loader']

const chosenAgent = ({ preferences = [] }: PersonRecord) =>
  preferences.find(({ key }) => key === 'chat_agent')?.value ?? 'standard'

/** The agent that replies in each chat mode (D-3114). */
const AGENTS: Record<ChatMode, (person: PersonRecord) => string> = {
  normal: chosenAgent,
  tutor: () => 'tutor',
  'creative-writer': () => 'creative-writer',
}
const isMode = (mode: string): mode is ChatMode => Object.hasOwn(AGENTS, mode)

/** Tells all tabs of the person that the chat mode has changed. */
function enterMode(mockServer: MockServer, person: PersonRecord, chatMode: ChatMode) {
  const change = {
    agentId: AGENTS[chatMode](person),
    chatMode,
    chatSessionStartTime: chatMode === 'normal' ? null : mockServer.now().toISOString(),
  }
  mockServer.emit(channels.chatAgent, { userId: person.id }, 'mode.changed', change)
  return change
}

function menuFor(person: PersonRecord, language: ContentLanguage) {
  if (!permissionsOf(person).includes('chat.menu.access')) throw forbidden()
  return magicMenuIn(language)
}

export const chatHandlers: HandlersOf<typeof chatCalls> = {
  askMagic({ mockServer, person, body, signal }) {
    if (!body.question.trim()) throw invalid('question', 'The question field is required.')
    return streamedReply(mockServer, person, body, signal)
  },
  async rewriteText({ body: { question, highlightedText, context } }) {
    if (!question.trim()) throw invalid('question', 'The question field is required.')
    if (!highlightedText.trim()) throw invalid('highlightedText', 'The highlighted text field is required.')
    const [{ NO_TRANSLATION, rewriteText }, { languageOf }, { loadTopicsOf }] = await Promise.all([
      import('../ai/rewriteText'),
      import('../ai/language'),
      import('../ai/findTopic'),
    ])
    await loadTopicsOf(highlightedText, `${highlightedText} ${htmlToText(context)}`)
    const text = rewriteText({ instruction: question, text: highlightedText, context })
    if (text === undefined) throw invalid('question', NO_TRANSLATION[languageOf(question)])
    return { text: { text } }
  },
  getMagicMenu: ({ person, language }) => menuFor(person, language),
  getMagicMenuUnversioned: ({ person, language }) => menuFor(person, language),
  async closeTutor({ mockServer, person, body }) {
    const { question, chatMode, chatSessionStartTime } = body
    const format_id = formatIdOf(body)
    const since = Date.parse(chatSessionStartTime ?? mockServer.now().toISOString())
    const sessionMessages = messagesOf(mockServer, person).filter(({ created_at }) => Date.parse(created_at) >= since)
    storeMessage(mockServer, person, { from: 'USER', type: 'text', content: question, format_id })
    const [{ farewellFor }, { loadTopicsOf }] = await Promise.all([
      import('../chat/farewells'),
      import('../ai/findTopic'),
    ])
    await loadTopicsOf(...sessionMessages.map((message) => message.content))
    const content = farewellFor(chatMode, sessionMessages, person.role)
    const id = crypto.randomUUID()
    const message = content ? storeReply(mockServer, person, { id, type: 'text', content, format_id }) : null
    enterMode(mockServer, person, 'normal')
    return { data: { chatMode: 'normal', message } }
  },
  switchChatMode({ mockServer, person, params: { chatMode }, body }) {
    if (!isMode(chatMode)) throw notFound('There is no such chat mode.')
    return { data: enterMode(mockServer, person, body.enabled ? chatMode : 'normal') }
  },
  getChatMessages({ mockServer, person, query: { sort_dir, per_page, page, format_id } }) {
    const messages = messagesOf(mockServer, person, format_id)
    const ordered = sort_dir === 'desc' ? messages.reverse() : messages
    return {
      data: ordered.slice((page - 1) * per_page, page * per_page),
      metadata: {
        current_page: page,
        last_page: Math.max(1, Math.ceil(messages.length / per_page)),
        per_page,
        total: messages.length,
      },
    }
  },
  getChatMessagesUnversioned: ({ mockServer, person, query }) => ({
    data: messagesOf(mockServer, person, query.format_id),
  }),
  createChatMessage({ mockServer, person, body }) {
    if (CLIENT_ONLY_TYPES.includes(body.type)) throw invalid('type', 'The selected type is invalid.')
    if (!body.content.trim() && body.data === null) throw invalid('content', 'The content field is required.')
    return { data: storeMessage(mockServer, person, body) }
  },
  updateChatMessage({ mockServer, person, params, body }) {
    const record = mockServer.db.messages.get(params.id)
    if (record?.user_id !== person.id) throw notFound('The message cannot be found.')
    const changed = { ...record, ...body }
    mockServer.db.messages.set(changed)
    return { data: viewMessage(changed) }
  },
}
