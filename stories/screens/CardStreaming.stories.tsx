/** Content that the server streams into an open card (B-515 to B-526, D-0083). */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { refetchCard } from '@/api/cards/cardQueries'
import { channels } from '@/api/channels'
import { streamCardContent } from '@/model/conversation/streamCardContent'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'

const TAPIR = 'The Malayan Tapir'
const TAPIR_ID = seedCardId(TAPIR)

const meta = {
  ...appStoryMeta,
  title: 'screens/CardStreaming',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', path: `/board/focus/${TAPIR_ID}` },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Streams a new text up to the middle of its second paragraph. */
async function stream(context: AppPlayContext) {
  const { canvas } = context
  const { mockServer } = getStoryApp(context).session
  const place = { formatId: TAPIR_ID }
  await canvas.findByRole('heading', { name: TAPIR, level: 1 })
  await waitForRealtimeReady()
  // Repeats the event, because the app misses events until it has subscribed to the card's channel.
  await waitFor(async () => {
    mockServer.emit(channels.cardFocus, place, 'stream.start', { format_id: TAPIR_ID, type: 'text' })
    await expect(canvas.getAllByText(t('focus.streaming'))[0]).toBeVisible()
  })
  const tokens = [
    '#',
    'Tapirs',
    ' of Pahang',
    '##',
    'Year 5 Science',
    '<h2>At night</h2>',
    '<p>Tapirs look for leaves, shoots and fallen fruit ',
    'when it is dark.</p>',
    '<p>They <strong>swim',
    ' well</strong>, and stay in the wat',
  ]
  for (const [index, token] of tokens.entries())
    mockServer.emit(channels.cardFocus, place, 'token', { format_id: TAPIR_ID, index, token })
  await waitForText(canvas, /and stay in the wat$/)
  return mockServer
}

const editor = ({ canvas }: AppPlayContext) => canvas.queryByRole('textbox', { name: /^Text of|^Teks/ })

/** The card is read-only and shows the content received so far. */
export const Running: Story = {
  play: async (context) => {
    await stream(context)
    await waitForVisible(() => context.canvas.getByRole('heading', { name: 'Tapirs of Pahang', level: 1 }))
    await expect(context.canvas.queryByRole('textbox', { name: t('formats.card.title') })).toBeNull()
    await expect(editor(context)).toBeNull()
  },
}

export const RunningOnAPhone: Story = {
  globals: { ...phone, mode: 'dark' },
  play: async (context) => {
    await stream(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The server sends the picture after the text and before the end event. */
export const PictureArrived: Story = {
  play: async (context) => {
    const mockServer = await stream(context)
    const card = context.canvas.getByRole('main', { name: t('focus.label', { title: TAPIR }) })
    const cover = () => card.querySelector('img')?.src
    const before = cover()
    const data = { image: 'scenes/volcano', image_y: 50, srcset: null, previewURL: null }
    mockServer.emit(channels.cardFocus, { formatId: TAPIR_ID }, 'data.received', {
      format_id: TAPIR_ID,
      type: 'image',
      data,
    })
    await waitFor(() => expect(cover()).not.toBe(before))
    await expect(cover()).toBeTruthy()
    await expect(context.canvas.getAllByText(t('focus.streaming'))[0]).toBeVisible()
  },
}

/** The connection is lost during the stream. After the reconnect, the app fetches the card, which can be edited again. */
export const Cut: Story = {
  globals: phone,
  play: async (context) => {
    const mockServer = await stream(context)
    mockServer.setScenario('socketDropped')
    const { cards } = mockServer.db
    const card = cards.get(TAPIR_ID)
    if (card) cards.set({ ...card, body: '<p>The whole text.</p>' })
    mockServer.setScenario('normal')
    await waitFor(() => expect(editor(context)).toBeVisible(), { timeout: 15_000 })
    await waitFor(() => expect(editor(context)).toHaveTextContent('The whole text.'))
    await expect(context.canvas.queryByText(t('focus.streaming'))).toBeNull()
  },
}

export const LeaveQuestion: Story = {
  globals: { ...phone, mode: 'dark' },
  play: async (context) => {
    await stream(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('focus.close') }))
    const question = within(await screen.findByRole('alertdialog', { name: t('confirmation.exitStreaming.title') }))
    await waitForVisible(() => question.getByText(t('confirmation.exitStreaming.text')))
  },
}

/** Empties the tapir and asks for its content, which the server does not send. */
async function prepare(context: AppPlayContext) {
  const { canvas } = context
  const { store, session } = getStoryApp(context)
  await canvas.findByRole('heading', { name: TAPIR, level: 1 })
  await waitForRealtimeReady()
  const { cards } = session.mockServer.db
  const card = cards.get(TAPIR_ID)
  if (card) cards.set({ ...card, subtitle: null, body: '', loading: true, skeleton: true })
  await store.dispatch(refetchCard(TAPIR_ID))
  session.mockServer.setScenario('focusStreamNever')
  store.dispatch(streamCardContent({ id: TAPIR_ID, type: 'text', chatId: null }))
  const type = t('formats.type.text').toLowerCase()
  await waitForText(canvas, t('focus.preparing', { type }))
}

/** A card of the chat without content after two seconds (C-219). */
export const Preparing: Story = {
  play: async (context) => {
    await prepare(context)
    await expect(editor(context)).toBeNull()
  },
}

export const PreparingInMalayOnAPhone: Story = {
  globals: { ...phone, mode: 'dark', language: 'ms' },
  play: async (context) => {
    await prepare(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
