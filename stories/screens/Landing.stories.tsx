import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { enterMode } from '@/model/conversation/chatMode'
import { expectConsole } from '@/testing/expectConsole'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { conversationOf, messagesOf } from './chatInteractions'
import { fillAndEnter } from './fill'
import { withShortTimers } from '../shortTimers'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

const QUESTION = 'Why does a volcano erupt?'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const meta = {
  ...appStoryMeta,
  title: 'screens/Landing',
  args: { ...appStoryMeta.args, path: '/' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Waits for the landing with its field. @returns queries within the landing */
async function findLanding(context: AppPlayContext) {
  await waitForAppReady(context)
  const landing = within(await context.canvas.findByRole('dialog'))
  await landing.findByRole('textbox')
  return landing
}

type Queries = Awaited<ReturnType<typeof findLanding>>

/** The tile of the day's prompt. */
function promptOf(landing: Queries) {
  const prompt = within(landing.getByRole('region', { name: t('landing.prompt.label') }))
  return within(prompt.getByRole('heading', { level: 2 })).getByRole('button')
}

const findSparks = (landing: Queries) => landing.findByRole('list', { name: t('sparks.carousel') })

/** Number of sparks that are in view as a whole. */
async function countSparksInView(landing: Queries): Promise<number> {
  const list = await findSparks(landing)
  const view = list.getBoundingClientRect()
  return [...list.children].filter((item) => {
    const { left, right } = item.getBoundingClientRect()
    return left >= view.left && right <= view.right
  }).length
}

async function askIn(context: AppPlayContext, question = QUESTION) {
  const landing = await findLanding(context)
  await fillAndEnter(context, landing.getByRole('textbox'), question)
  return landing
}

/** The first view after signing in. */
export const Start: Story = {
  play: async (context) => {
    const landing = await findLanding(context)
    await waitForVisible(() => promptOf(landing))
    await expect(landing.getByRole('region', { name: t('landing.prompt.label') })).toBeVisible()
    await waitForVisible(() => landing.getByRole('button', { name: t('landing.prompt.next') }))
    await waitForVisible(findSparks(landing))
    await expect(await countSparksInView(landing)).toBe(innerWidth < 480 ? 1 : 4)
    const { bottom } = landing.getByRole('textbox').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(document.getElementById('content')).toHaveAttribute('inert')
  },
}

export const StartOnPhone: Story = { ...Start, globals: phone }

export const StartInMalay: Story = {
  globals: { language: 'ms', mode: 'dark' },
  play: async (context) => {
    const landing = await findLanding(context)
    await waitForVisible(() => landing.getByRole('region', { name: 'Soalan hari ini' }))
  },
}

export const StartInMalayOnPhone: Story = {
  ...StartInMalay,
  globals: { ...phone, language: 'ms', mode: 'dark' },
}

export const Student: Story = { ...Start, args: { as: 'mei_ling' } }

/** The landing over a stack closes to the stack. */
export const OverStack: Story = {
  args: { path: `/board/stack/${FOOD_CHAINS}?landing=true` },
  play: async (context) => {
    const landing = await findLanding(context)
    await context.userEvent.click(landing.getByRole('button', { name: t('landing.close') }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await expect(getStoryApp(context).router.state.location.href).toBe(`/board/stack/${FOOD_CHAINS}`)
  },
}

/** All sparks, and a topic for ideas, in a dialog above the landing. Closing it leads back. */
export const SeeAll: Story = {
  play: async (context) => {
    const landing = await findLanding(context)
    await context.userEvent.click(await landing.findByRole('button', { name: t('sparks.seeAll') }))
    const dialog = await within(document.body).findByRole('dialog', { name: t('sparks.title') })
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitForVisible(() => landing.getByRole('button', { name: t('sparks.seeAll') }))
  },
}

/** Another question on request; the prompt then rests, because keyboard focus is on it. */
export const AnotherQuestion: Story = {
  play: async (context) => {
    const landing = await findLanding(context)
    const before = promptOf(landing).textContent
    await context.userEvent.click(landing.getByRole('button', { name: t('landing.prompt.next') }))
    await waitFor(() => expect(promptOf(landing).textContent).not.toBe(before))
  },
}

/** The server has no prompts. */
export const NoPrompts: Story = {
  beforeEach: ({ loaded }) => {
    const { transport } = getStoryApp({ loaded }).session
    const { fetch } = transport
    transport.fetch = (request) =>
      request.url.endsWith('v1/engagers') ? Promise.resolve(Response.json({ data: [] })) : fetch(request)
  },
  play: async (context) => {
    const landing = await findLanding(context)
    await waitForText(landing, t('landing.prompt.none'))
    await expect(landing.queryByRole('button', { name: t('landing.prompt.next') })).toBeNull()
  },
}

/** The prompt is a message at once; the reply arrives on the channel. */
export const PromptAnswered: Story = {
  play: async (context) => {
    const landing = await findLanding(context)
    const question = promptOf(landing)
    await context.userEvent.click(question)
    await landing.findByText(t('chat.ready'))
    const [asked] = messagesOf(landing)
    await expect(question.textContent).toContain(asked?.lastElementChild?.textContent ?? '-')
  },
}

export const Conversation: Story = {
  play: async (context) => {
    const landing = await askIn(context)
    await landing.findByText(t('chat.ready'))
    await expect(messagesOf(landing)).toHaveLength(2)
    await expect(landing.queryByRole('button', { name: t('chat.showHistory') })).toBeNull()
  },
}

export const ConversationOnPhone: Story = { ...Conversation, globals: { ...phone, mode: 'dark' } }

/** Part of the reply has arrived; the next event takes a minute. */
export const Streaming: Story = {
  play: async (context) => {
    const landing = await askIn(context, 'Explain photosynthesis step by step')
    await waitFor(() => expect(conversationOf(landing).textContent?.length).toBeGreaterThan(200))
    getStoryApp(context).session.mockServer.streamIntervalMs = 60_000
    await waitForVisible(() => landing.getByRole('button', { name: t('chat.stop') }))
  },
}

/** A failure is told in the conversation, and nowhere else. */
export const Failure: Story = {
  args: { scenario: 'askFails' },
  play: async (context) => {
    const landing = await askIn(context)
    await waitForText(landing, t('chat.failed'))
    await waitForVisible(() => landing.getByRole('button', { name: t('chat.retry') }))
  },
}

/** A mode has its badge above the field. */
export const TutorMode: Story = {
  play: async (context) => {
    const landing = await findLanding(context)
    void getStoryApp(context).store.dispatch(enterMode('tutor'))
    await waitForVisible(landing.findByRole('button', { name: t('chat.mode.end', { mode: t('chat.mode.tutor') }) }))
    await waitForVisible(() => promptOf(landing))
  },
}

/** The quota is used up: the buddy sleeps, and neither prompt nor field can be used. */
export const QuotaReached: Story = {
  args: { scenario: 'quotaReached' },
  play: async (context) => {
    const landing = await askIn(context)
    await expect(await landing.findByPlaceholderText(t('magicchat.quota_reached'))).toBeDisabled()
  },
}

/** A person without system.chat.access is led to the board. */
export const WithoutChat: Story = {
  args: { as: 'mei_ling' },
  beforeEach: ({ loaded }) => {
    const { people } = getStoryApp({ loaded }).session.mockServer.db
    const student = [...people.all()].find(({ username }) => username === 'mei_ling')
    if (student) people.set({ ...student, permissions: ['system.board.access', 'system.tandc.access'] })
  },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(context.canvas.findByRole('heading', { level: 1, name: t('app.myBoard') }))
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
    await expect(getStoryApp(context).router.state.location.href).toBe('/board')
  },
}

/** A single prompt has nothing to change to. */
export const OnePrompt: Story = {
  args: { scenario: 'engagersOne' },
  play: async (context) => {
    const landing = await findLanding(context)
    await waitForVisible(() => promptOf(landing))
    await expect(landing.queryByRole('button', { name: t('landing.prompt.next') })).toBeNull()
    await expect(landing.queryByRole('button', { name: t('landing.prompt.pause') })).toBeNull()
  },
}

/** Prompts and sparks do not load: a question invites, and no notice disturbs. */
export const PromptsFail: Story = {
  args: { scenario: 'sparksFail' },
  play: async (context) => {
    const landing = await findLanding(context)
    await waitForText(landing, t('landing.prompt.none'))
    await expect(context.canvas.queryByRole('button', { name: t('app.dismiss') })).toBeNull()
  },
}

/** No reply to a prompt comes: the conversation says so after 30 s, and the prompt stays. */
export const PromptUnanswered: Story = {
  args: { scenario: 'engageNever' },
  play: async (context) => {
    const landing = await findLanding(context)
    const question = promptOf(landing)
    await withShortTimers(5_000, 300, async () => {
      await context.userEvent.click(question)
      await waitFor(() => expect(landing.getByText(t('chat.failed'))).toBeVisible(), { timeout: 4_900 })
    })
    await expect(question.textContent).toContain(messagesOf(landing)[0]?.lastElementChild?.textContent ?? '-')
  },
}

/** A refused channel brings no reply; the history has it. */
export const PromptAnsweredWithoutChannel: Story = {
  args: { scenario: 'channelRefused' },
  play: async (context) => {
    expectConsole(/authorizeChannel failed/)
    const landing = await findLanding(context)
    await withShortTimers(5_000, 1_500, async () => {
      await context.userEvent.click(promptOf(landing))
      await landing.findByText(t('chat.ready'), undefined, { timeout: 4_900 })
    })
    await expect(messagesOf(landing)).toHaveLength(2)
  },
}
