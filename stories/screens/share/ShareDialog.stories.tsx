import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import type { Card } from '@/api/cards/card.schema'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { shareCalls } from '@/api/share.contract'
import { ShareDialog } from '@/features/share/ShareDialog'
import { intercept } from '@/testing/intercept'
import {
  type AppArgs,
  type AppPlayContext,
  getStoryApp,
  appStoryMeta,
  type StoryApp,
} from '../../../.storybook/withApp'
import { t } from '../../translate'
import { waitForText, waitForVisible } from '../../visibility'
import { seedCardId } from '../seedIds'

type ShareArgs = AppArgs & {
  titles: string[]
}

function BoardWithDialog({ app: { store, router, session }, cards }: { app: StoryApp; cards: Card[] }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Provider store={store} key={session.realtimeKey}>
      <RouterProvider router={router} />
      {isOpen ? (
        <RouterContextProvider router={router}>
          <ShareDialog cards={cards} onClose={() => setIsOpen(false)} />
        </RouterContextProvider>
      ) : null}
    </Provider>
  )
}

async function loadCards(context: StoryContext<ShareArgs>) {
  const loaded = await appStoryMeta.loaders[0]?.(context)
  const { store, network } = getStoryApp({ loaded: loaded ?? {} })
  const isOffline = network.isOffline
  network.isOffline = false
  const cards = await Promise.all(
    context.args.titles.map((title) =>
      store
        .dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: seedCardId(title) }, { subscribe: false }))
        .unwrap(),
    ),
  )
  network.isOffline = isOffline
  return { ...loaded, cards }
}

const meta = {
  ...appStoryMeta,
  title: 'screens/share/ShareDialog',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', titles: ['The Water Cycle'] },
  argTypes: { ...appStoryMeta.argTypes, titles: { control: 'object' } },
  loaders: [loadCards],
  render: (_: ShareArgs, { loaded }: StoryContext<ShareArgs>) => (
    <BoardWithDialog app={getStoryApp({ loaded })} cards={loaded.cards as Card[]} />
  ),
} satisfies Meta<ShareArgs>

export default meta
type Story = StoryObj<ShareArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** A page of 1280 px at 400 % zoom. */
const magnified = { viewport: { value: 'magnified', isRotated: false } }

const findRecipientList = async () => within(await screen.findByRole('grid', { name: t('share.list') }))
const selectRecipients = async ({ userEvent }: AppPlayContext, ...names: string[]) => {
  for (const name of names) await userEvent.click((await findRecipientList()).getByRole('row', { name }))
}
const clickButton = async ({ userEvent }: AppPlayContext, name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

/** The head, the recipients and the buttons scroll together. */
export const Magnified: Story = {
  globals: magnified,
  play: async () => {
    await waitForVisible((await findRecipientList()).findByRole('row', { name: '5 Bestari' }))
    const dialog = screen.getByRole('dialog')
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    const title = within(dialog).getByRole('heading', { level: 2 })
    const list = screen.getByRole('grid', { name: t('share.list') })
    const submit = screen.getByRole('button', { name: t('share.submit') })
    for (const element of [title, list, submit]) {
      element.scrollIntoView({ block: 'center' })
      await waitFor(() => expect(isInView(element)).toBe(true))
    }
    await expect(isInView(title)).toBe(false)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** The card has no recipients, so Share is disabled until the teacher selects somebody. */
export const Teacher: Story = {
  play: async () => {
    await waitForVisible((await findRecipientList()).findByRole('row', { name: '5 Bestari' }))
    await expect(screen.getByRole('button', { name: t('share.submit') })).toBeDisabled()
  },
}

/** Students can share only with people, not with groups. */
export const Student: Story = {
  args: { as: 'mei_ling', titles: ['Orang-utan Facts for My Talk'] },
  play: async () => {
    await waitForVisible((await findRecipientList()).findByRole('row', { name: 'Aina Rahman' }))
    await expect((await findRecipientList()).queryByText(t('share.groups'))).toBeNull()
  },
}

export const RecipientsSelected: Story = {
  play: async (context) => {
    await selectRecipients(context, 'Daniel Lim', 'Tan Mei Ling')
    await waitForVisible(() => screen.getByRole('grid', { name: t('share.chosenNew') }))
    await expect(screen.getByRole('button', { name: t('share.submit') })).toBeEnabled()
  },
}

export const GroupWarning: Story = {
  play: async (context) => {
    await selectRecipients(context, '5 Bestari')
    await waitForVisible(() => screen.getByText(t('share.warning.everyone')))
  },
}

/** The card is already shared, so the switch is on: the selection will replace the stored recipients. */
export const AlreadyShared: Story = {
  args: { titles: ['Food Chains Check'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked())
    await expect((await findRecipientList()).getByRole('row', { name: 'Haziq Iskandar' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** The teacher has turned the switch off: the server will keep the recipients and add the selected ones. */
export const Adding: Story = {
  args: { titles: ['Photosynthesis: How Plants Make Food'] },
  play: async (context) => {
    await findRecipientList()
    await context.userEvent.click(screen.getByRole('switch'))
    await selectRecipients(context, 'Kavitha Nair')
    await expect(screen.getByRole('switch')).not.toBeChecked()
  },
}

/** The teacher has deselected all recipients, so the button ends sharing. */
export const StopSharing: Story = {
  args: { titles: ['Inside a Volcano'] },
  play: async (context) => {
    await selectRecipients(context, 'Tan Mei Ling')
    await waitForVisible(() => screen.getByRole('button', { name: t('share.stop') }))
  },
}

export const SeveralCards: Story = {
  args: {
    titles: ['Inside a Volcano', 'Peribahasa Minggu Ini', 'How We Breathe: Ribs, Diaphragm, Lungs', 'Poems We Love'],
  },
  play: async (context) => {
    await selectRecipients(context, 'Arjun Kumar')
    await expect(screen.getByRole('switch')).toBeDisabled()
    await waitForVisible(() => screen.getByRole('dialog', { name: t('share.title', { count: 4 }) }))
    // Several cards have no link in common.
    await expect(screen.queryByRole('textbox', { name: t('share.link.label') })).toBeNull()
  },
}

export const InsightCards: Story = {
  args: { titles: ['Class Insights: Food Chains Check', 'The Water Cycle'] },
  play: async (context) => {
    await selectRecipients(context, 'Science Teachers')
    await waitForVisible(() => screen.getByText(t('share.warning.teachersOnly')))
    const lockedRow = { name: `Tan Mei Ling, ${t('share.lock.insight')}` }
    await waitForVisible((await findRecipientList()).findByRole('row', lockedRow))
  },
}

/** Students in a group do not receive insight cards. The dialog says so and keeps the selection. */
export const NoRecipientsReceived: Story = {
  args: { titles: ['Class Insights: Food Chains Check'] },
  play: async (context) => {
    await selectRecipients(context, '5 Bestari')
    await clickButton(context, t('share.submit'))
    await waitForVisible(() => context.canvas.getByText(t('share.noneReceived.insight')))
    await expect((await findRecipientList()).getByRole('row', { name: '5 Bestari' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** The card belongs to another user. The owner and the current user are locked in the list. */
export const SharedWithMe: Story = {
  args: { titles: ['Inside the Atom'] },
  play: async () => {
    const name = `Daniel Lim, ${t('share.lock.owner')}`
    await waitForVisible((await findRecipientList()).findByRole('row', { name }))
    await waitForVisible(() => screen.getByText(t('share.edit.fixed')))
  },
}

/** One of several cards has another owner, who already has the card and is therefore selected and locked. */
export const OwnerAmongSeveral: Story = {
  args: { titles: ['Inside the Atom', 'The Water Cycle'] },
  play: async () => {
    const name = `Daniel Lim, ${t('share.lock.owner')}`
    await waitFor(async () =>
      expect((await findRecipientList()).getByRole('row', { name })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(screen.getByRole('button', { name: t('share.submit') })).toBeDisabled()
  },
}

export const Searching: Story = {
  play: async ({ userEvent }) => {
    await findRecipientList()
    await userEvent.type(screen.getByRole('searchbox', { name: t('share.search.label') }), 'sci')
    await waitFor(async () => expect((await findRecipientList()).queryByText(t('share.people'))).toBeNull())
    await waitForVisible((await findRecipientList()).findByRole('row', { name: 'Science Teachers' }))
  },
}

export const NoSearchResults: Story = {
  play: async ({ userEvent }) => {
    await findRecipientList()
    await userEvent.type(screen.getByRole('searchbox', { name: t('share.search.label') }), 'Puteri')
    await waitForText(screen, t('share.noResults', { search: 'Puteri' }))
  },
}

export const Loading: Story = {
  args: { pendingCalls: ['getRecipients'] },
  play: async () => {
    await waitForVisible(() => screen.getByRole('status', { name: t('share.loading') }))
  },
}

export const LoadingFailed: Story = {
  parameters: { allowedConsole: [/^\[api\] getRecipients failed/] },
  beforeEach: (context) => {
    intercept(getStoryApp(context), shareCalls.getRecipients, () => ({ status: 500 }))
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: t('share.notLoaded.title') }))
    await waitForVisible(() => screen.getByRole('button', { name: t('share.retry') }))
  },
}

export const NoContacts: Story = {
  args: { as: 'mei_ling', titles: ['Orang-utan Facts for My Talk'] },
  beforeEach: (context) => {
    const { contacts } = getStoryApp(context).session.mockServer.db
    for (const { id } of [...contacts.all()]) contacts.remove(id)
  },
  play: async () => {
    await waitForText(screen, t('share.nobody.text'))
  },
}

export const Pending: Story = {
  args: { pendingCalls: ['shareCards'] },
  play: async (context) => {
    await selectRecipients(context, 'Daniel Lim')
    await clickButton(context, t('share.submit'))
    await waitForVisible(() => screen.getByRole('progressbar', { name: t('share.submitting') }))
  },
}

export const ServerError: Story = {
  parameters: { allowedConsole: [/^\[api\] shareCards failed/] },
  beforeEach: (context) => {
    intercept(getStoryApp(context), shareCalls.shareCards, () => ({ status: 500 }))
  },
  play: async (context) => {
    await selectRecipients(context, '5 Bestari', 'Daniel Lim')
    await clickButton(context, t('share.submit'))
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('share.failed'))
    await expect((await findRecipientList()).getByRole('row', { name: 'Daniel Lim' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** The server refuses, because a selected contact has been removed in the meantime. The dialog shows the server's message. */
export const Rejected: Story = {
  parameters: { allowedConsole: [/^\[api\] shareCards failed/] },
  play: async (context) => {
    const { contacts } = getStoryApp(context).session.mockServer.db
    await selectRecipients(context, '5 Bestari', 'Adam Hakim')
    for (const { id } of contacts.where('receiver_id', 22)) contacts.remove(id)
    await clickButton(context, t('share.submit'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('A selected recipient is invalid.')
  },
}

export const Shared: Story = {
  play: async (context) => {
    await selectRecipients(context, 'Daniel Lim')
    await clickButton(context, t('share.submit'))
    await waitForVisible(() => context.canvas.getByText(t('share.shared')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const linkField = async () => screen.findByRole<HTMLInputElement>('textbox', { name: t('share.link.label') })

/** The link opens only for people who have the card. */
export const LinkCopied: Story = {
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async (context) => {
    const { value } = await linkField()
    await expect(new URL(value).pathname).toBe(`/board/focus/${seedCardId('The Water Cycle')}`)
    await waitForText(screen, t('share.link.hint'))
    await clickButton(context, t('share.link.copy'))
    // oxlint-disable-next-line typescript/unbound-method -- a spy
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(value)
    await waitForText(context.canvas, t('share.link.copied'))
  },
}

/** The browser refuses the clipboard: the link is selected. */
export const LinkRefused: Story = {
  beforeEach: () =>
    void spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError')),
  play: async (context) => {
    const field = await linkField()
    await clickButton(context, t('share.link.copy'))
    await waitForText(screen, t('share.link.refused'))
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  },
}

/** The square code of a quiz, whose list has its own order. */
export const SquareCode: Story = {
  args: { titles: ['Food Chains Check'] },
  globals: phone,
  play: async (context) => {
    const { value } = await linkField()
    await expect(value).toMatch(new RegExp(`/board/stack/${seedCardId('Food Chains Check')}\\?.*holds=questions`))
    await clickButton(context, t('share.link.code'))
    await waitForVisible(() => screen.getByRole('img', { name: t('share.link.codeLabel') }))
    await expect(screen.getByRole('button', { name: t('share.link.code') })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const SmallScreen: Story = {
  args: { titles: ['Food Chains Check'] },
  globals: phone,
  play: async () => {
    await waitForVisible((await findRecipientList()).findByRole('row', { name: '5 Bestari' }))
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async (context) => {
    await selectRecipients(context, '5 Bestari')
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Kongsi 1 kad' }))
  },
}
