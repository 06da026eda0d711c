import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { askInChat, type ChatQueries, conversationOf, messagesOf, openChat } from './chatInteractions'
import { fillAndEnter } from './fill'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

const QUESTION = 'Explain photosynthesis step by step'

const meta = {
  ...appStoryMeta,
  title: 'screens/Chat',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const findAddButton = (panel: ChatQueries) => panel.findByRole('button', { name: t('chat.add') })

/** Asks a question and waits for part of the reply. From then on the mock server waits `intervalMs` ms before each event. */
async function startReply(context: AppPlayContext, intervalMs: number): Promise<ChatQueries> {
  const panel = await askInChat(context, QUESTION)
  const conversation = conversationOf(panel)
  await waitFor(() => expect(conversation.textContent?.length).toBeGreaterThan(200))
  getStoryApp(context).session.mockServer.streamIntervalMs = intervalMs
  return panel
}

export const Welcome: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await openChat(context)
    await waitForText(context.canvas, t('chat.greeting', { name: 'Aina Rahman' }))
    await expect(context.canvas.getByRole('button', { name: t('chat.send') })).toBeDisabled()
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('chat.prompts.board.first') }))
  },
}

const offered = (context: AppPlayContext) =>
  within(context.canvas.getByRole('group', { name: t('chat.prompts.label') })).getAllByRole('button')

/** A student is offered a picture where a teacher is offered a plan of lessons. All prompts have one height. */
export const WelcomeOfStudent: Story = {
  args: { as: 'mei_ling' },
  play: async (context) => {
    await openChat(context)
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('chat.studentPrompts.fourth') }))
    await expect(context.canvas.queryByRole('button', { name: t('chat.prompts.board.fourth') })).toBeNull()
    await expect(new Set(offered(context).map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
  },
}

/** A child of seven reads few words. */
export const WelcomeOfAChild: Story = {
  args: { as: 'adam' },
  globals: { viewport: { value: 'phone', isRotated: false }, mode: 'dark', language: 'ms', buddy: 'R' },
  play: async (context) => {
    await openChat(context)
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'Lukis gambar dinosaur' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The suggested questions fit the type of the open card. */
export const WelcomeToAQuiz: Story = {
  args: { path: `/board/focus/${seedCardId('Food Chains Check')}` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const panel = await openChat(context)
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.prompts.quiz.first') }))
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.prompts.quiz.fourth') }))
  },
}

/** The user is typing a question. The draft survives a reload. */
export const Typing: Story = {
  play: async (context) => {
    const panel = await openChat(context)
    await context.userEvent.type(panel.getByRole('textbox'), 'Why is the sky over Kuala Lumpur grey in')
    await expect(panel.getByRole('button', { name: t('chat.send') })).toBeEnabled()
  },
}

export const Waiting: Story = {
  args: { pendingCalls: ['askMagic'] },
  play: async (context) => {
    await askInChat(context, QUESTION)
    await waitForText(context.canvas, t('chat.thinking', { buddy: buddyDisplayName(context.globals.buddy) }))
  },
}

/** Part of the reply has arrived. The next event takes a minute, so the state can be inspected. */
export const Streaming: Story = {
  play: async (context) => {
    const panel = await startReply(context, 60_000)
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.stop') }))
  },
}

export const Complete: Story = {
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await expect(await findAddButton(panel)).not.toHaveAttribute('aria-disabled')
    await expect(panel.getByText(t('chat.ready'))).toBeInTheDocument()
    const [question, reply] = messagesOf(panel)
    await expect(question).toHaveTextContent(`${t('chat.you')}: ${QUESTION}`)
    await expect(reply).toHaveTextContent(new RegExp(`^${buddyDisplayName(context.globals.buddy)}: .{100}`))
    await expect(panel.getByRole('textbox')).toBeEnabled()
    await expect(panel.getByRole('textbox')).toHaveValue('')
  },
}

/** The user has stopped the reply. The part that has arrived stays and can be added to the board. */
export const Stopped: Story = {
  play: async (context) => {
    const panel = await startReply(context, 100)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.stop') }))
    await waitForText(context.canvas, t('chat.stopped'))
    await waitForVisible(findAddButton(panel))
  },
}

/** The connection broke in the middle of a word. The partial reply stays, marked as interrupted, with a button to try again. */
export const InterruptedMidWord: Story = {
  args: { scenario: 'streamCut' },
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await waitForText(context.canvas, t('chat.interrupted'))
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.retry') }))
  },
}

/** The stream closed without an end event. */
export const MissingEndEvent: Story = {
  args: { scenario: 'streamWithoutEnd' },
  play: async (context) => {
    await askInChat(context, QUESTION)
    await waitForText(context.canvas, t('chat.interrupted'))
  },
}

/** The stream sent an error event. */
export const AssistantFails: Story = {
  args: { scenario: 'streamError' },
  play: async (context) => {
    await askInChat(context, QUESTION)
    await waitForText(context.canvas, t('chat.interrupted'))
  },
}

/** The request failed before any event. */
export const ServerError: Story = {
  play: async (context) => {
    await context.canvas.findByRole('grid', { name: t('board.cards') })
    getStoryApp(context).session.mockServer.setScenario('serverError')
    const panel = await askInChat(context, QUESTION)
    await waitForText(context.canvas, t('chat.failed'))
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.retry') }))
    await expect(panel.queryByRole('button', { name: t('chat.add') })).toBeNull()
  },
}

/** The server answered 403 before any event. The conversation shows the text that the requirements give for it. */
export const Forbidden: Story = {
  args: { scenario: 'askForbidden' },
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    const conversation = within(conversationOf(panel))
    await waitForText(conversation, t('error.403'))
  },
}

/** The daily quota is used up. The field is disabled and shows the text from the requirements; retry and edit are disabled, too. */
export const QuotaReached: Story = {
  args: { scenario: 'quotaReached' },
  globals: { language: 'en' },
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await waitForText(context.canvas, t('error.429'))
    await expect(context.canvas.getAllByRole('button', { name: t('app.dismiss') })).toHaveLength(1)
    await expect(await panel.findByPlaceholderText("You're out of Magic! It'll be back after midnight.")).toBeDisabled()
    await expect(panel.getByRole('button', { name: t('chat.retry') })).toBeDisabled()
    await expect(panel.getByRole('button', { name: t('chat.edit') })).toBeDisabled()
  },
}

/** The daily quota is used up and the chat is closed, so the buddy sleeps. */
export const QuotaReachedClosed: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    const panel = await askInChat(context, QUESTION)
    await userEvent.click(panel.getByRole('button', { name: t('chat.close') }))
    const buddy = await canvas.findByRole('button', {
      name: t('chat.open', { buddy: buddyDisplayName(globals.buddy) }),
    })
    await waitForVisible(() => buddy.querySelector('[data-mood=sleeping]'))
  },
}

export const Adding: Story = {
  args: { pendingCalls: ['createCardFromReply'] },
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await context.userEvent.click(await findAddButton(panel))
    await expect(await panel.findByRole('button', { name: t('chat.adding') })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The button of a reply says 'Added' for 3 s and then 'Add' again. */
export const Added: Story = {
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await context.userEvent.click(await findAddButton(panel))
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.added') }))
  },
}

/** Adding a reply fails. The message is the text from the requirements. */
export const AddFails: Story = {
  args: { scenario: 'addFails' },
  globals: { language: 'en' },
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await context.userEvent.click(await findAddButton(panel))
    await waitForText(context.canvas, 'Unable to add to board')
    await expect(await findAddButton(panel)).not.toHaveAttribute('aria-disabled')
  },
}

/** If the user has scrolled up, new text does not scroll the conversation. A button jumps to the newest message. */
export const LongConversation: Story = {
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await findAddButton(panel)
    await fillAndEnter(context, panel.getByRole('textbox'), 'What is a food chain?')
    await waitFor(() => expect(panel.getAllByRole('button', { name: t('chat.add') })).toHaveLength(2))
    conversationOf(panel).scrollTop = 0
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.jump') }))
  },
}

/** The actions of a reply fit into one line below Add. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const panel = await askInChat(context, QUESTION)
    await expect(await findAddButton(panel)).not.toHaveAttribute('aria-disabled')
    const topOf = (name: string) => panel.getByRole('button', { name }).getBoundingClientRect().top
    await expect(topOf(t('chat.badAnswer'))).toBe(topOf(t('chat.copy')))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The board takes back the margin that it keeps for the buddy, who is in the chat now. */
export const BesideTheBoard: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async (context) => {
    const board = () => getComputedStyle(context.canvas.getByRole('main'))
    await waitFor(() => expect(board().paddingInlineEnd).toBe('112px'))
    await openChat(context)
    await expect(board().paddingInlineEnd).toBe(board().paddingInlineStart)
  },
}

/** Returns true if a press in the middle of the element reaches the element. */
function isPressable(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** 'New' keeps its word, and its place on the board, while the chat is open beside it. */
export const NewBesideTheChat: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const panel = await openChat(context)
    const button = context.canvas.getByRole('button', { name: t('board.create.new') })
    await waitForVisible(() => within(button).getByText(t('board.create.new')))
    const chat = panel.getByRole('textbox').closest('[role=region], section, aside') as HTMLElement
    await expect(button.getBoundingClientRect().right).toBeLessThan(chat.getBoundingClientRect().left)
    await expect(isPressable(button)).toBe(true)
    await context.userEvent.click(button)
    await waitForVisible(screen.findByRole('menuitem', { name: t('board.create.menu.board') }))
  },
}

/** On a phone the chat has the whole screen: the buttons of the board are out of reach until it closes. */
export const NewBehindTheChatOnPhone: Story = {
  args: { as: 'cikgu_aina' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const create = () => canvas.getByRole('button', { name: t('board.create.open') })
    await waitFor(() => expect(isPressable(create())).toBe(true))
    const panel = await openChat(context)
    await expect(isPressable(create())).toBe(false)
    await expect(create().closest('[inert]')).not.toBeNull()
    await userEvent.click(panel.getByRole('button', { name: t('chat.close') }))
    await waitFor(() => expect(isPressable(create())).toBe(true))
    await expect(create().closest('[inert]')).toBeNull()
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    const panel = await openChat(context)
    await waitForVisible(() => panel.getByRole('button', { name: 'Tutup sembang' }))
  },
}
