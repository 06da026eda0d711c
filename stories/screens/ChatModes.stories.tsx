import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { channels } from '@/api/channels'
import { enterMode } from '@/model/conversation/chatMode'
import type { EnterableMode } from '@/model/conversation/turns'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { askInChat, type ChatQueries, conversationOf, openChat } from './chatInteractions'
import { fillAndEnter } from './fill'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Chat modes',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }
const nameOf = (mode: EnterableMode) => t(`chat.mode.${mode}`)
const endButton = (panel: ChatQueries, mode: EnterableMode) =>
  panel.findByRole('button', { name: t('chat.mode.end', { mode: nameOf(mode) }) })

/** Opens the chat and enters a mode, as the hashtag menu does. */
async function enterInChat(context: AppPlayContext, mode: EnterableMode) {
  const panel = await openChat(context)
  void getStoryApp(context).store.dispatch(enterMode(mode))
  return panel
}

/** Enters a mode and asks one question. */
async function askInMode(context: AppPlayContext, mode: EnterableMode, question: string) {
  const panel = await enterInChat(context, mode)
  await endButton(panel, mode)
  await fillAndEnter(context, panel.getByRole('textbox'), question)
  await panel.findByText(t('chat.ready'))
  return panel
}

/** Receives the event of the end, as another tab of the teacher sends it. */
function endInAnotherTab(context: AppPlayContext) {
  const change = { chatMode: 'normal', agentId: 'standard', chatSessionStartTime: null } as const
  getStoryApp(context).session.mockServer.emit(channels.chatAgent, { userId: 12 }, 'mode.changed', change)
}

/** Begun in an empty conversation: badge, and what the mode does. */
export const TutorBegun: Story = {
  play: async (context) => {
    const panel = await enterInChat(context, 'tutor')
    await waitForVisible(endButton(panel, 'tutor'))
    await expect(panel.getByRole('button', { name: t('chat.close') })).toBeVisible()
    await expect(await panel.findByText(t('chat.mode.on', { mode: nameOf('tutor') }))).toBeInTheDocument()
  },
}

/** The conversation before the session stays above the divider. */
export const TutorSession: Story = {
  globals: phone,
  play: async (context) => {
    const panel = await askInChat(context, 'Hello')
    await panel.findByText(t('chat.ready'))
    void getStoryApp(context).store.dispatch(enterMode('tutor'))
    await endButton(panel, 'tutor')
    await fillAndEnter(context, panel.getByRole('textbox'), 'Why does a volcano erupt?')
    await panel.findByText(t('chat.ready'))
    await expect(conversationOf(panel)).toHaveTextContent('Hello')
  },
}

export const CreativeWriter: Story = {
  globals: { ...phone, mode: 'dark', language: 'ms' },
  play: async (context) => {
    const panel = await askInMode(context, 'creative-writer', 'Seekor gajah yang takut akan hujan')
    await waitForVisible(endButton(panel, 'creative-writer'))
  },
}

export const InNormalMode: Story = {
  play: async (context) => {
    const panel = await openChat(context)
    await expect(panel.queryByRole('button', { name: t('chat.mode.end', { mode: nameOf('tutor') }) })).toBeNull()
  },
}

/** In the conversation of an open card. */
export const BesideACard: Story = {
  args: { path: `/board/focus/${seedCardId('Inside a Volcano')}`, as: 'mei_ling' },
  play: async (context) => {
    const panel = await askInMode(context, 'tutor', 'What is magma?')
    await waitForVisible(endButton(panel, 'tutor'))
  },
}

/** The call that enters the mode is in flight. */
export const Starting: Story = {
  args: { pendingCalls: ['switchChatMode'] },
  play: async (context) => {
    const panel = await enterInChat(context, 'tutor')
    await waitForVisible(() =>
      panel.getByRole('progressbar', { name: t('chat.mode.starting', { mode: nameOf('tutor') }) }),
    )
  },
}

/** Nothing changes, and one notice says so. */
export const StartFails: Story = {
  play: async (context) => {
    const panel = await openChat(context)
    const { session, store } = getStoryApp(context)
    session.mockServer.setScenario('modeSwitchFails')
    await store.dispatch(enterMode('tutor'))
    await waitForText(context.canvas, t('message.chatAgent.updateError'))
    await expect(panel.queryByRole('button', { name: t('chat.mode.end', { mode: nameOf('tutor') }) })).toBeNull()
  },
}

/** Close was pressed; the farewell has not come. */
export const Closing: Story = {
  args: { pendingCalls: ['closeTutor'] },
  play: async (context) => {
    const panel = await askInMode(context, 'tutor', 'Why does a volcano erupt?')
    await context.userEvent.click(await endButton(panel, 'tutor'))
    await waitForText(context.canvas, 'close')
    await expect(panel.getByRole('textbox')).toHaveFocus()
  },
}

/** Close message, farewell, and normal mode again; the input has focus. */
export const Closed: Story = {
  globals: phone,
  play: async (context) => {
    const panel = await askInMode(context, 'tutor', 'Why does a volcano erupt?')
    await context.userEvent.click(await endButton(panel, 'tutor'))
    await waitFor(() => expect(panel.getAllByText(t('chat.mode.ended', { mode: nameOf('tutor') }))).toHaveLength(2))
    await expect(panel.queryByRole('button', { name: t('chat.mode.end', { mode: nameOf('tutor') }) })).toBeNull()
    await expect(panel.getByRole('textbox')).toHaveFocus()
  },
}

/** The mode closes in the app even if the server fails. */
export const CloseFails: Story = {
  play: async (context) => {
    const panel = await askInMode(context, 'tutor', 'Why does a volcano erupt?')
    getStoryApp(context).session.mockServer.setScenario('modeSwitchFails')
    await context.userEvent.click(await endButton(panel, 'tutor'))
    await waitForText(context.canvas, t('error.500'))
    await expect(panel.queryByRole('button', { name: t('chat.mode.end', { mode: nameOf('tutor') }) })).toBeNull()
  },
}

/** Ended by another tab before a question: a line and an announcement tell, and the prompts are back. */
export const EndedBeforeAQuestion: Story = {
  globals: phone,
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const panel = await enterInChat(context, 'tutor')
    await endButton(panel, 'tutor')
    await waitForRealtimeReady()
    endInAnotherTab(context)
    await waitFor(() => expect(panel.getAllByText(t('chat.mode.ended', { mode: nameOf('tutor') }))).toHaveLength(2))
    await waitForVisible(() => panel.getByRole('group', { name: t('chat.prompts.label') }))
  },
}

/** Ended by another tab while the button has keyboard focus, which moves to the input. */
export const EndedByAnotherTab: Story = {
  globals: { mode: 'dark' },
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const panel = await askInMode(context, 'tutor', 'Why does a volcano erupt?')
    await waitForRealtimeReady()
    ;(await endButton(panel, 'tutor')).focus()
    endInAnotherTab(context)
    await waitFor(() => expect(panel.getAllByText(t('chat.mode.ended', { mode: nameOf('tutor') }))).toHaveLength(2))
    await waitFor(() => expect(panel.getByRole('textbox')).toHaveFocus())
  },
}
