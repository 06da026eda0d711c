import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sendCardLoader } from '@mocks/chat/cardLoader'
import { broadcastCardMade } from '@mocks/domain/cards/cardEvents'
import { broadcastFailure, FAILED_MESSAGE } from '@mocks/domain/generation/failedCard'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { type ChatQueries, conversationOf, openChat } from './chatInteractions'
import { fillAndEnter } from './fill'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'

const WISH = 'Make a quiz about volcanoes'
const FOOD_CHAINS = 'Food Chains Check'

const meta = {
  ...appStoryMeta,
  title: 'screens/Chat cards',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }
const making = () => t('chat.creating', { type: t('formats.type.quiz') })
/** Queries within the messages: the panel also announces them. */
const messagesIn = (panel: ChatQueries) => within(conversationOf(panel))
const skeletonsOf = (panel: ChatQueries) => conversationOf(panel).querySelectorAll('[class*=skeleton]')

/** Opens the chat with live events, and asks. */
async function askLive(context: AppPlayContext, question: string) {
  const panel = await openChat(context)
  await waitForRealtimeReady()
  await fillAndEnter(context, panel.getByRole('textbox'), question)
  return panel
}

/** A question whose reply has ended while its card is still being made, as by a server with a queue. */
async function waitForCardAfterReply(context: AppPlayContext) {
  const panel = await askLive(context, 'Hello')
  await panel.findByText(t('chat.ready'))
  const { mockServer } = getStoryApp(context).session
  const person = [...mockServer.db.people.all()].find(({ username }) => username === context.args.as)
  const quiz = mockServer.db.cards.get(seedCardId(FOOD_CHAINS))
  if (!person || !quiz) throw new Error('The seed lacks the teacher or the quiz.')
  const { tempId } = sendCardLoader(mockServer, person, 'quiz', null)
  await waitForText(panel, making())
  return {
    panel,
    mockServer,
    create: () => broadcastCardMade(mockServer, person, quiz, tempId),
    fail: () => broadcastFailure(mockServer, person, { format_id: null, temp_id: tempId }),
  }
}

/** A card is being made while its reply waits; the Stop of the input ends both. Stories run with reduced motion: nothing moves. */
export const Making: Story = {
  args: { scenario: 'cardNeverComes' },
  play: async (context) => {
    const panel = await askLive(context, WISH)
    await waitForText(panel, making())
    await expect(panel.getAllByRole('button', { name: t('chat.stop') })).toHaveLength(1)
    const [skeleton] = skeletonsOf(panel)
    await expect(skeleton && getComputedStyle(skeleton, '::after').display).toBe('none')
  },
}

export const MakingOnAPhone: Story = {
  args: { scenario: 'cardNeverComes' },
  globals: { ...phone, mode: 'dark', language: 'ms' },
  play: async (context) => {
    const panel = await askLive(context, '#quiz gunung berapi')
    await waitForText(panel, making())
  },
}

/** The reply has ended, the card has not come: the placeholder has a Stop of its own. */
export const MakingAfterTheReply: Story = {
  globals: phone,
  play: async (context) => {
    const { panel } = await waitForCardAfterReply(context)
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.stop') }))
    await expect(panel.getByRole('textbox')).toBeEnabled()
  },
}

/** The placeholder has become the link to its card, and the card is announced. */
export const Created: Story = {
  play: async (context) => {
    const { panel, create } = await waitForCardAfterReply(context)
    create()
    const name = t('chat.created', { title: FOOD_CHAINS })
    await waitForVisible(() => panel.getByRole('link', { name: new RegExp(`${name}.*${t('board.action.open')}`) }))
    await expect(panel.queryByText(making())).toBeNull()
    await expect(panel.getByText(name, { selector: '[role=status]' })).toBeInTheDocument()
  },
}

export const CreatedOnAPhone: Story = {
  globals: { ...phone, mode: 'dark' },
  play: async (context) => {
    const { panel, create } = await waitForCardAfterReply(context)
    create()
    await waitForVisible(() => panel.getByRole('link', { name: new RegExp(t('chat.created', { title: FOOD_CHAINS })) }))
  },
}

/** Stopped by its own button; keyboard focus is in the input. */
export const Cancelled: Story = {
  globals: phone,
  play: async (context) => {
    const { panel, mockServer } = await waitForCardAfterReply(context)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.stop') }))
    await waitForText(messagesIn(panel), t('chat.cancelledUntitled'))
    await expect(panel.getByRole('textbox')).toHaveFocus()
    const stored = () => [...mockServer.db.messages.all()].filter(({ type }) => type === 'format_creation_cancelled')
    await waitFor(() => expect(stored()).toHaveLength(1))
  },
}

/** Stopped together with its reply, which can be asked again. */
export const StoppedWithItsReply: Story = {
  args: { scenario: 'cardNeverComes' },
  play: async (context) => {
    const panel = await askLive(context, WISH)
    await waitForText(panel, making())
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.stop') }))
    await waitForText(messagesIn(panel), t('chat.cancelledUntitled'))
    await waitForVisible(() => panel.getByRole('button', { name: t('chat.retry') }))
  },
}

/** The server could not make the card: the placeholder goes, and the failure is told. */
export const Failed: Story = {
  play: async (context) => {
    const { panel, fail } = await waitForCardAfterReply(context)
    fail()
    await waitForText(context.canvas, FAILED_MESSAGE)
    await waitFor(() => expect(panel.queryByText(making())).toBeNull())
  },
}

/** A placeholder of the history stands still, with its type: nobody knows whether a card is still being made. */
export const InTheHistory: Story = {
  globals: { mode: 'dark' },
  play: async (context) => {
    const { session } = getStoryApp(context)
    const person = [...session.mockServer.db.people.all()].find(({ username }) => username === context.args.as)
    if (!person) throw new Error(`The seed has no ${context.args.as}.`)
    sendCardLoader(session.mockServer, person, 'quiz', null)
    const panel = await openChat(context)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.showHistory') }))
    await waitForText(panel, t('chat.requested', { type: t('formats.type.quiz') }))
    await expect(skeletonsOf(panel)).toHaveLength(0)
    await expect(panel.queryByRole('button', { name: t('chat.stop') })).toBeNull()
  },
}

/** In a stack of another person, to which this student may not add. */
export const SavedToMyBoard: Story = {
  args: { as: 'mei_ling', path: `/board/stack/${seedCardId('Food Chains & Food Webs')}` },
  play: async (context) => {
    await askLive(context, 'Make a table about planets')
    await waitForText(context.canvas, t('message.savedToMyBoard'))
  },
}
