/** A card that the chat makes: opened in the tab that asked, or offered while the person is busy (D-0917). */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { channels } from '@/api/channels'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { askInChat, openChat } from './chatInteractions'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { snackbarsOf, waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/CardFromChat',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }
const VOLCANO = {
  id: seedCardId('Inside a Volcano'),
  type: 'text',
  title: 'Inside a Volcano',
  parent_id: null,
} as const
const LONG = { ...VOLCANO, title: 'How volcanoes, earthquakes and hot springs of the Ring of Fire belong together' }

/** Asks for a quiz and waits until the quiz has opened with its questions. */
async function makeQuiz(context: AppPlayContext, question: string, count: RegExp) {
  const { canvas } = context
  await askInChat(context, question)
  const card = within(await canvas.findByRole('main', { name: /volcano|gunung berapi/i }, { timeout: 15_000 }))
  await waitFor(() => waitForText(card, count), { timeout: 15_000 })
}

const exchangeOf = ({ canvas }: AppPlayContext) =>
  canvas.findByRole('region', { name: t('chat.fromYourChat') }, { timeout: 10_000 })

/** The open card's conversation begins below the exchange that made the card. */
export const Opened: Story = {
  play: async (context) => {
    await makeQuiz(context, 'Make a quiz about volcanoes', /^5 /)
    const exchange = within(await exchangeOf(context))
    await waitForText(exchange, 'Make a quiz about volcanoes')
    await expect(exchange.queryByRole('button', { name: t('chat.edit') })).toBeNull()
  },
}

/** On a phone the chat closes for the card, and shows the exchange when opened again. */
export const OpenedOnAPhone: Story = {
  globals: { ...phone, mode: 'dark', language: 'ms' },
  play: async (context) => {
    await makeQuiz(context, 'Buat kuiz tentang gunung berapi', /^5 /)
    await expect(context.canvas.queryByRole('region', { name: t('chat.title') })).toBeNull()
    await openChat(context)
    await waitForText(within(await exchangeOf(context)), 'Buat kuiz tentang gunung berapi')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Sends the event of a finished card until the offer is shown: events before the subscription are lost. */
async function offer(context: AppPlayContext, format: typeof LONG | typeof VOLCANO) {
  const { mockServer } = getStoryApp(context).session
  await waitForRealtimeReady()
  await waitFor(
    async () => {
      mockServer.emit(channels.magic, { userId: 12 }, 'focus.changed', { format, stream: false })
      await waitForText(snackbarsOf(context), t('focus.ready', { title: format.title }))
    },
    { timeout: 10_000, interval: 1500 },
  )
  return snackbarsOf(context).getByRole('button', { name: t('board.action.open') })
}

/** The person types in an open card, which stays. */
export const ReadyWhileTyping: Story = {
  args: { path: `/board/focus/${seedCardId('The Malayan Tapir')}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Text of/ }))
    await waitForVisible(Promise.resolve(await offer(context, VOLCANO)))
    await expect(canvas.getByRole('main', { name: /Malayan Tapir/ })).toBeVisible()
  },
}

/** Words in the field of the chat, which covers the screen of a phone: 'Open' closes the chat. */
export const ReadyOnAPhone: Story = {
  globals: phone,
  play: async (context) => {
    const panel = await openChat(context)
    await context.userEvent.type(panel.getByRole('textbox'), 'And what is ')
    const open = await offer(context, LONG)
    await expect(open.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OpenedFromTheOfferOnAPhone: Story = {
  globals: { ...phone, mode: 'dark' },
  play: async (context) => {
    const panel = await openChat(context)
    await context.userEvent.type(panel.getByRole('textbox'), 'And what is ')
    await context.userEvent.click(await offer(context, VOLCANO))
    await waitForVisible(context.canvas.findByRole('main', { name: /Inside a Volcano/ }))
    await expect(context.canvas.queryByRole('region', { name: t('chat.title') })).toBeNull()
  },
}
