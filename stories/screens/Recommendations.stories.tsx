import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { quotaReached } from '@/api/user'
import { chatOpened } from '@/store/panelsSlice'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForRealtimeReady, waitForVisible } from '../visibility'
import { askInChat, conversationOf } from './chatInteractions'
import { seedCardId } from './seedIds'

/** Recommendations: what to do next with a card, below the open card and below a card that the chat has created (C-045, D-3127). */
const meta = {
  ...appStoryMeta,
  title: 'screens/Recommendations',
  args: { ...appStoryMeta.args, path: `/board/focus/${seedCardId('Inside a Volcano')}`, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

const region = ({ canvas }: Pick<AppPlayContext, 'canvas'>) =>
  canvas.findByRole('region', { name: t('recommendations.heading') })
async function recommendationsIn(context: AppPlayContext) {
  const found = await region(context)
  found.scrollIntoView({ block: 'center' })
  return within(within(found).getByRole('list')).getAllByRole('button')
}

/** Without recommendations of its own, a card has those that match its words, or three of the usual ones. */
export const Matched: Story = {
  play: async (context) => {
    const shown = await recommendationsIn(context)
    await expect(shown.length).toBeGreaterThanOrEqual(3)
    for (const button of shown) await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** A card with more matches than three shows the rest after a press on More. */
export const More: Story = {
  args: { path: `/board/focus/${seedCardId('Photosynthesis: How Plants Make Food')}` },
  play: async (context) => {
    const shown = await recommendationsIn(context)
    await userEvent.click(within(await region(context)).getByRole('button', { name: t('recommendations.more') }))
    await waitFor(async () => expect((await recommendationsIn(context))[3]).toHaveFocus())
    await expect((await recommendationsIn(context)).slice(0, 3)).toEqual(shown.slice(0, 3))
  },
}

/** A student on a phone, in the dark and in Malay. */
export const StudentOnPhone: Story = {
  globals: { ...phone, mode: 'dark', language: 'ms' },
  args: { path: `/board/focus/${seedCardId('My Notes: Bones & Joints')}`, as: 'mei_ling' },
  play: async (context) => {
    await recommendationsIn(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The quota is used up: what comes next can be read, and asked tomorrow. */
export const QuotaReached: Story = {
  play: async (context) => {
    const [first] = await recommendationsIn(context)
    getStoryApp(context).store.dispatch(quotaReached())
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** The list fails: the card is complete without. */
export const ListFails: Story = {
  args: { scenario: 'recommendationFails' },
  play: async (context) => {
    const { canvas } = context
    await waitForVisible(canvas.findByRole('heading', { level: 1, name: 'Inside a Volcano' }))
    await expect(canvas.queryByRole('region', { name: t('recommendations.heading') })).toBeNull()
  },
}

/** A press asks in the conversation of the card. A question is pressed, since a card would open by itself. */
export const Asked: Story = {
  play: async (context) => {
    await waitForRealtimeReady()
    const question = (await recommendationsIn(context)).find((button) => !button.querySelector('[data-kind=card]'))
    const text = question?.textContent ?? ''
    await userEvent.click(question as HTMLElement)
    const panel = within(await context.canvas.findByRole('region', { name: t('chat.title') }))
    await panel.findByText(t('chat.ready'), undefined, { timeout: 10_000 })
    await expect(conversationOf(panel)).toHaveTextContent(text)
  },
}

/** Asked in vain: the chat says so, once. */
export const AskFails: Story = {
  play: async (context) => {
    await waitForRealtimeReady()
    const [first] = await recommendationsIn(context)
    getStoryApp(context).session.mockServer.setScenario('recommendationFails')
    await userEvent.click(first as HTMLElement)
    const panel = within(await context.canvas.findByRole('region', { name: t('chat.title') }))
    await waitForVisible(panel.findByText(t('chat.failed')))
    await expect(getStoryApp(context).store.getState().snackbars).toEqual([])
  },
}

/** Asks for a card, which opens by itself, and returns to the board. */
async function returnFromCreatedCard(context: AppPlayContext, question: string) {
  const panel = await askInChat(context, question)
  const { router } = getStoryApp(context)
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/board\/focus\//), { timeout: 10_000 })
  await router.navigate({ to: '/board' })
  return panel.findByRole('region', { name: t('recommendations.heading') })
}

/** Below the newest card that the chat has created. */
export const BelowCreatedCard: Story = {
  args: { path: '/board' },
  play: async (context) => {
    const below = await returnFromCreatedCard(context, 'Make a study aid about volcanoes')
    await expect(within(below).getAllByRole('button')).toHaveLength(3)
  },
}

export const BelowCreatedCardOnPhone: Story = {
  globals: { ...phone, mode: 'dark' },
  args: { path: '/board', as: 'mei_ling' },
  play: async (context) => {
    await askInChat(context, 'Make a study aid about volcanoes')
    const { router, store } = getStoryApp(context)
    await waitFor(() => expect(router.state.location.href).toMatch(/^\/board\/focus\//), { timeout: 10_000 })
    await router.navigate({ to: '/board' })
    // The card covered the chat, which closed.
    store.dispatch(chatOpened())
    await region(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A student without system.chat.access has the card, and no next steps that would ask the assistant. */
export const WithoutChat: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${seedCardId('My Notes: Bones & Joints')}` },
  beforeEach: ({ loaded }) => {
    const { people } = getStoryApp({ loaded }).session.mockServer.db
    const student = [...people.all()].find(({ username }) => username === 'mei_ling')
    if (student) people.set({ ...student, permissions: ['system.board.access', 'system.tandc.access'] })
  },
  play: async (context) => {
    const { canvas } = context
    await waitForVisible(() => canvas.queryByRole('main', { name: /My Notes: Bones & Joints/ }))
    await waitForRealtimeReady()
    await expect(canvas.queryByRole('region', { name: t('recommendations.heading') })).toBeNull()
    const { requestLog } = getStoryApp(context).session.mockServer
    await expect(requestLog.entries().map(({ call }) => call)).not.toContain('getRecommendations')
  },
}
