import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import { enterMode } from '@/model/conversation/chatMode'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { conversationOf, messagesOf } from './chatInteractions'
import { fillAndEnter } from './fill'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

const QUESTION = 'Why does a volcano erupt?'

const meta = {
  ...appStoryMeta,
  title: 'screens/Workplace chat',
  args: { ...appStoryMeta.args, path: '/ytldemo' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Waits for the chat that is the screen. @returns queries within the chat */
async function findChat(context: AppPlayContext) {
  await waitForAppReady(context)
  return within(await context.canvas.findByRole('region', { name: t('chat.title') }))
}

async function askIn(context: AppPlayContext, question = QUESTION) {
  const chat = await findChat(context)
  await fillAndEnter(context, chat.getByRole('textbox'), question)
  return chat
}

/** /ytldemo on a wide screen. */
export const Empty: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const chat = await findChat(context)
    await waitForText(chat, 'Welcome to Workplace AI!')
    await waitForText(chat, 'What can I do for you today?')
    await expect(chat.getByRole('heading', { level: 1 })).toHaveTextContent(t('chat.title'))
    await expect(chat.queryByRole('button', { name: t('chat.close') })).toBeNull()
    const { bottom } = chat.getByRole('textbox').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** The workplace variant begins with the chat on a small screen. */
export const EmptyOnPhone: Story = {
  args: { path: '/', variant: 'workplace' },
  globals: phone,
  play: async (context) => {
    const chat = await findChat(context)
    await waitForText(chat, t('chat.workplace.welcome'))
    await expect(context.canvas.queryByRole('button', { name: t('userFeedback.open') })).toBeNull()
    const { bottom } = chat.getByRole('textbox').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const EmptyInMalay: Story = {
  args: { path: '/', variant: 'workplace' },
  globals: { ...phone, language: 'ms', mode: 'dark' },
  play: async (context) => waitForText(await findChat(context), 'Selamat datang ke Workplace AI!'),
}

/** The workplace variant on a wide screen, and education on a phone, begin with the board. */
export const BoardOfTheVariant: Story = {
  args: { path: '/', variant: 'workplace' },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(context.canvas.findByRole('grid', { name: t('board.cards') }))
  },
}

export const BoardOfEducation: Story = {
  args: { path: '/', variant: 'education' },
  globals: phone,
  play: BoardOfTheVariant.play,
}

export const Conversation: Story = {
  play: async (context) => {
    const chat = await askIn(context)
    await chat.findByText(t('chat.ready'))
    await expect(messagesOf(chat)).toHaveLength(2)
  },
}

export const ConversationOnPhone: Story = { ...Conversation, globals: { ...phone, mode: 'dark' } }

/** Part of the reply has arrived; the next event takes a minute. */
export const Streaming: Story = {
  globals: phone,
  play: async (context) => {
    const chat = await askIn(context, 'Explain photosynthesis step by step')
    await waitFor(() => expect(conversationOf(chat).textContent?.length).toBeGreaterThan(200))
    getStoryApp(context).session.mockServer.streamIntervalMs = 60_000
    await waitForVisible(() => chat.getByRole('button', { name: t('chat.stop') }))
  },
}

export const Failure: Story = {
  args: { scenario: 'askFails' },
  play: async (context) => {
    const chat = await askIn(context)
    await waitForText(chat, t('chat.failed'))
    await waitForVisible(() => chat.getByRole('button', { name: t('chat.retry') }))
  },
}

/** The notice keeps clear of the field. */
export const WithoutNetwork: Story = {
  globals: phone,
  parameters: { allowedConsole: [/^\[api\] \w+ failed: .*offline/] },
  play: async (context) => {
    const chat = await findChat(context)
    getStoryApp(context).network.isOffline = true
    await fillAndEnter(context, chat.getByRole('textbox'), QUESTION)
    const notice = await context.canvas.findByText(t('error.401'))
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(
      chat.getByRole('textbox').getBoundingClientRect().top,
    )
  },
}

/** A mode has its badge and button below the head. */
export const TutorMode: Story = {
  globals: phone,
  play: async (context) => {
    const chat = await findChat(context)
    void getStoryApp(context).store.dispatch(enterMode('tutor'))
    await waitForVisible(chat.findByRole('button', { name: t('chat.mode.end', { mode: t('chat.mode.tutor') }) }))
  },
}

export const Menu: Story = {
  globals: phone,
  play: async (context) => {
    const chat = await findChat(context)
    await context.userEvent.type(chat.getByRole('textbox'), '#')
    const list = await chat.findByRole('listbox', { name: t('chat.menu.open') })
    await waitForVisible(() => within(list).getAllByRole('option')[0])
  },
}

/** The quota is used up: the buddy sleeps, and the field says so. */
export const QuotaReached: Story = {
  args: { scenario: 'quotaReached' },
  globals: phone,
  play: async (context) => {
    const chat = await askIn(context)
    await expect(await chat.findByPlaceholderText(t('magicchat.quota_reached'))).toBeDisabled()
  },
}

/** A new chat greets again; the history keeps the exchange. */
export const History: Story = {
  play: async (context) => {
    const chat = await askIn(context)
    await chat.findByText(t('chat.ready'))
    await context.userEvent.click(chat.getByRole('button', { name: t('chat.newChat') }))
    await waitForText(chat, t('chat.workplace.welcome'))
    await context.userEvent.click(chat.getByRole('button', { name: t('chat.showHistory') }))
    await waitForText(within(conversationOf(chat)), QUESTION)
    await expect(chat.queryByText(t('chat.workplace.welcome'))).toBeNull()
  },
}

/** A student without system.chat.access is led to the board, which offers no chat. */
export const StudentWithoutChat: Story = {
  args: { as: 'mei_ling' },
  globals: phone,
  beforeEach: ({ loaded }) => {
    const { people } = getStoryApp({ loaded }).session.mockServer.db
    const student = [...people.all()].find(({ username }) => username === 'mei_ling')
    if (student) people.set({ ...student, permissions: ['system.board.access', 'system.tandc.access'] })
  },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(context.canvas.findByRole('heading', { level: 1, name: t('app.myBoard') }))
    const buddy = buddyDisplayName(context.globals.buddy)
    await expect(context.canvas.queryByRole('button', { name: t('chat.open', { buddy }) })).toBeNull()
  },
}
