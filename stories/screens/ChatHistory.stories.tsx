import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { channels } from '../../src/api/channels'
import { storeMessage } from '@mocks/chat/history'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import {
  askInChat,
  type ChatQueries,
  conversationOf,
  messagesOf,
  openChat,
  nextFrames,
  steadyTop,
  topOf,
} from './chatInteractions'
import { fillAndEnter } from './fill'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'

const QUESTION = 'Explain photosynthesis step by step'
/** In px: 'Jump to recent' appears more than 100 px from the end (C-066). */
const BEYOND_END_PX = 101

const meta = {
  ...appStoryMeta,
  title: 'screens/Chat history',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const distanceFromEnd = (panel: ChatQueries) => {
  const { scrollHeight, scrollTop, clientHeight } = conversationOf(panel)
  return scrollHeight - scrollTop - clientHeight
}

async function showHistory(context: AppPlayContext, opened?: ChatQueries): Promise<ChatQueries> {
  const panel = opened ?? (await openChat(context))
  await context.userEvent.click(panel.getByRole('button', { name: t('chat.showHistory') }))
  await waitForVisible(() => panel.getByRole('button', { name: t('chat.moreMessages') }))
  await waitFor(() => expect(messagesOf(panel).length).toBeGreaterThan(0))
  return panel
}

const openCard = (context: AppPlayContext, title: string) =>
  getStoryApp(context).router.navigate({
    to: '/board/focus/{-$focusId}',
    params: { focusId: seedCardId(title) },
  })

/** The newest 15 messages, with a heading for each day. The greeting begins at its top, the history at its end. */
export const Shown: Story = {
  play: async (context) => {
    const greeting = await openChat(context)
    await waitForVisible(() => greeting.getByRole('button', { name: t('chat.showHistory') }))
    await expect(conversationOf(greeting).scrollTop).toBe(0)
    const panel = await showHistory(context, greeting)
    await waitFor(() => expect(distanceFromEnd(panel)).toBeLessThan(2))
    await expect(messagesOf(panel).length).toBeGreaterThanOrEqual(16)
    await expect(panel.getAllByText(/^(Today|Yesterday|\d{2} [A-Z][a-z]+ \d{4})$/).length).toBeGreaterThan(0)
  },
}

/** 'More Messages' adds older messages above. The messages in view do not move, even if the reader is at the very top. */
export const MoreMessages: Story = {
  play: async (context) => {
    const panel = await showHistory(context)
    const conversation = conversationOf(panel)
    conversation.scrollTop = 0
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.jump') }))
    // When a message comes near the view, the app replaces its element by the full message. `topOf` needs elements that stay, so this waits
    // for that.
    await waitFor(() =>
      expect(
        messagesOf(panel)
          .slice(0, 4)
          .some((item) => item.hasAttribute('data-far')),
      ).toBe(false),
    )
    const [, first] = messagesOf(panel)
    const before = await steadyTop(first)
    const count = messagesOf(panel).length
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.moreMessages') }))
    await waitFor(() => expect(messagesOf(panel).length).toBeGreaterThan(count))
    await expect(Math.abs((await steadyTop(first)) - before)).toBeLessThan(1)
  },
}

/** A reader who is 101 px from the end sees no movement while a reply streams below. */
export const ReadingWhileReplyStreams: Story = {
  play: async (context) => {
    const panel = await showHistory(context)
    await fillAndEnter(context, panel.getByRole('textbox'), QUESTION)
    await waitFor(() => expect(messagesOf(panel).at(-1)?.textContent?.length).toBeGreaterThan(200))
    const conversation = conversationOf(panel)
    conversation.scrollTop = conversation.scrollHeight - conversation.clientHeight - BEYOND_END_PX
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.jump') }))
    const place = conversation.scrollTop
    const length = messagesOf(panel).at(-1)?.textContent?.length ?? 0
    await waitFor(() => expect(messagesOf(panel).at(-1)?.textContent?.length).toBeGreaterThan(length + 200))
    await expect(conversation.scrollTop).toBe(place)
    const first = messagesOf(panel).find((message) => topOf(message) > topOf(conversation))
    const before = topOf(first)
    // Makes a message above the view taller, as a loaded picture would.
    const image = document.createElement('div')
    image.style.blockSize = '240px'
    messagesOf(panel)[1]?.append(image)
    await nextFrames()
    await expect(Math.abs(topOf(first) - before)).toBeLessThan(1)
  },
}

/** 'Jump to recent' appears more than 100 px from the end, and scrolls to the end. */
export const BackToTheEnd: Story = {
  play: async (context) => {
    const panel = await showHistory(context)
    const conversation = conversationOf(panel)
    const distance = () => conversation.scrollHeight - conversation.clientHeight - conversation.scrollTop
    // Not relative to the present position, which may end within a pixel.
    conversation.scrollTop = conversation.scrollHeight - conversation.clientHeight - BEYOND_END_PX + 1
    await nextFrames()
    await expect(panel.queryByRole('button', { name: t('chat.jump') })).toBeNull()
    conversation.scrollTop -= 1
    const jump = await panel.findByRole('button', { name: t('chat.jump') })
    // Stories run with reduced motion, so the button scrolls at once.
    jump.click()
    await expect(distance()).toBeLessThan(2)
    await waitFor(() => expect(panel.queryByRole('button', { name: t('chat.jump') })).toBeNull())
  },
}

/** The reader is at the end, so the view scrolls with the growing reply. */
export const AtTheEnd: Story = {
  play: async (context) => {
    const panel = await showHistory(context)
    await fillAndEnter(context, panel.getByRole('textbox'), QUESTION)
    await waitFor(() => expect(messagesOf(panel).at(-1)?.textContent?.length).toBeGreaterThan(400))
    // The view scrolls at the end of the frame in which the reply has grown.
    await waitFor(() => expect(distanceFromEnd(panel)).toBeLessThan(2))
  },
}

/** The user asks while reading far above. The chat scrolls to the end. */
export const AskedFromAbove: Story = {
  play: async (context) => {
    const panel = await showHistory(context)
    conversationOf(panel).scrollTop = 0
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.jump') }))
    await fillAndEnter(context, panel.getByRole('textbox'), QUESTION)
    await waitFor(() => expect(messagesOf(panel).at(-1)?.textContent?.length).toBeGreaterThan(400))
    await waitFor(() => expect(distanceFromEnd(panel)).toBeLessThan(2))
    await expect(panel.queryByRole('button', { name: t('chat.jump') })).toBeNull()
  },
}

/** Editing an earlier question removes the messages after it. The reader stays at the end while the reply grows. */
export const EarlierQuestionChanged: Story = {
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    const field = panel.getByRole('textbox')
    await waitFor(() => expect(field).toBeEnabled(), { timeout: 10_000 })
    await fillAndEnter(context, field, 'Why does a volcano erupt?')
    await waitFor(() => expect(field).toBeEnabled(), { timeout: 10_000 })

    const [edit] = panel.getAllByRole('button', { name: t('chat.edit') })
    edit?.scrollIntoView()
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.jump') }))
    await context.userEvent.click(edit as HTMLElement)
    await context.userEvent.clear(await panel.findByRole('textbox', { name: t('chat.editField') }))
    getStoryApp(context).session.mockServer.streamIntervalMs = 10
    await context.userEvent.keyboard(`${QUESTION}, please{Enter}`)
    await waitFor(() => expect(messagesOf(panel)).toHaveLength(2))
    await waitForText(panel, `${QUESTION}, please`)
    await expect(panel.queryByText(QUESTION)).toBeNull()
    await waitFor(() => expect(field).toBeEnabled(), { timeout: 10_000 })
    await waitFor(() => expect(panel.queryByRole('button', { name: t('chat.jump') })).toBeNull())
    await expect(distanceFromEnd(panel)).toBeLessThan(2)
  },
}

/** A reply ended while another conversation was open. When the user returns, the view is at the end. */
export const EndedElsewhere: Story = {
  args: { streamIntervalMs: 10 },
  play: async (context) => {
    const panel = await showHistory(context)
    await fillAndEnter(context, panel.getByRole('textbox'), QUESTION)
    await waitFor(() => expect(messagesOf(panel).at(-1)?.textContent?.length).toBeGreaterThan(200))
    await openCard(context, 'The Malayan Tapir')
    await waitForText(context.canvas, t('chat.elsewhere', { buddy: 'Ting' }))
    await waitFor(() => expect(panel.getByRole('textbox')).toBeEnabled(), { timeout: 10_000 })
    getStoryApp(context).router.history.back()
    await waitFor(() => expect(messagesOf(panel).at(-1)?.textContent?.length).toBeGreaterThan(400))
    await steadyTop(messagesOf(panel).at(-1))
    await expect(distanceFromEnd(panel)).toBeLessThan(2)
  },
}

export const Empty: Story = {
  play: async (context) => {
    const panel = await openChat(context)
    await openCard(context, 'The Malayan Tapir')
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.showHistory') }))
    await waitForText(context.canvas, t('chat.noHistory'))
  },
}

export const Fails: Story = {
  args: { scenario: 'historyFails' },
  play: async (context) => {
    const panel = await openChat(context)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.showHistory') }))
    await waitForVisible(() => panel.getByRole('button', { name: t('app.retry') }))
    getStoryApp(context).session.mockServer.setScenario('normal')
    await context.userEvent.click(panel.getByRole('button', { name: t('app.retry') }))
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.moreMessages') }))
  },
}

/** The last question has no answer. The chat offers to try again, and shows an answer that another tab has requested. */
export const QuestionWithoutAnswer: Story = {
  play: async (context) => {
    await waitForRealtimeReady()
    const { mockServer } = getStoryApp(context).session
    const person = [...mockServer.db.people.all()].find(({ username }) => username === 'cikgu_aina')
    if (!person) throw new Error('The seed has no cikgu_aina.')
    storeMessage(mockServer, person, { from: 'USER', type: 'text', content: 'Why is the sky blue?' })
    const panel = await showHistory(context)
    await waitForText(context.canvas, t('chat.unanswered'))
    await expect(panel.getByRole('button', { name: t('chat.retry') })).toBeEnabled()

    const content = 'Air scatters blue light more than red.'
    const { id: messageId } = storeMessage(mockServer, person, { from: 'other', type: 'text', content })
    mockServer.emit(channels.magic, { userId: person.id }, 'end', { messageId, content })
    await waitForText(context.canvas, content)
    await expect(panel.queryByText(t('chat.unanswered'))).toBeNull()
  },
}

/** A reply streams in the chat of the board. The chat of an open card mentions it, disables its own field and offers to stop the reply. */
export const ReplyElsewhere: Story = {
  args: { streamIntervalMs: 200 },
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await openCard(context, 'The Malayan Tapir')
    await waitForText(context.canvas, t('chat.elsewhere', { buddy: 'Ting' }))
    await expect(panel.getByRole('textbox')).toBeDisabled()
    const [stop] = panel.getAllByRole('button', { name: t('chat.stop') })
    if (stop) await context.userEvent.click(stop)
    await waitFor(() => expect(panel.getByRole('textbox')).toBeEnabled())
    await expect(messagesOf(panel)).toHaveLength(0)
  },
}

/** After more than 20 messages in one session, the chat offers to start a new conversation. */
export const ManyMessages: Story = {
  args: { streamIntervalMs: 0 },
  play: async (context) => {
    const panel = await openChat(context)
    const { store } = getStoryApp(context)
    const { questionAsked } = await import('../../src/model/conversation/chatSlice')
    const { ENTIRE_CHAT } = await import('../../src/model/conversation/chatKeys')
    const { makePrompt } = await import('../../src/model/conversation/turns')
    for (let count = 0; count < 21; count += 1) {
      store.dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt: makePrompt(ENTIRE_CHAT, `Question ${count + 1}`) }))
    }
    await waitForText(context.canvas, t('chat.manyMessages'))
    const [, offered] = panel.getAllByRole('button', { name: t('chat.newChat') })
    if (offered) await context.userEvent.click(offered)
    await waitFor(() => expect(messagesOf(panel)).toHaveLength(0))
    await expect(panel.queryByText(t('chat.manyMessages'))).toBeNull()
  },
}

/** A reply that arrives by live events instead of a response stream. */
export const ReplyOnTheChannel: Story = {
  play: async (context) => {
    await waitForRealtimeReady()
    const panel = await openChat(context)
    const { mockServer } = getStoryApp(context).session
    const emit: typeof mockServer.emit = (...event) => mockServer.emit(...event)
    const person = [...mockServer.db.people.all()].find(({ username }) => username === 'cikgu_aina')
    const userId = person?.id ?? 0
    emit(channels.magic, { userId }, 'chat.stream.start', { messageId: 'r', type: 'text', format_id: null })
    emit(channels.magic, { userId }, 'nextAgent', { messageId: 'r', data: 'Writer' })
    await waitForText(context.canvas, t('chat.agentWorking', { agent: 'Writer' }))
    await expect(panel.getByRole('textbox')).toBeDisabled()
    emit(channels.magic, { userId }, 'token', { messageId: 'r', token: 'Good morning, Aina.' })
    emit(channels.magic, { userId }, 'end', { messageId: 'r', content: 'Good morning, Aina.' })
    await waitForText(context.canvas, 'Good morning, Aina.')
    await expect(panel.getByRole('textbox')).toBeEnabled()
  },
}
