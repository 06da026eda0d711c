import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlay, appOf, inApp } from '../../.storybook/withApp'
import { say } from './say'
import { seen, shown, started } from './seen'
import { idOf } from './world'

const meta = {
  ...inApp,
  title: 'screens/board/Board',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Its name tells of new notifications, too. */
const menuButton = () => new RegExp(`^${say('app.menu.open')}`)

/** The tiles, once the first page is there. */
async function tiles(context: AppPlay) {
  await started(context)
  const list = await context.canvas.findByRole('list', { name: say('board.cards') })
  return within(list).findAllByRole('article')
}

export const Teacher: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await expect((await tiles(context)).length).toBe(20)
    await shown(context.canvas.getByRole('article', { name: 'The Malayan Tapir' }))
  },
}

export const Student: Story = {
  args: { as: 'mei_ling' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('article', { name: 'My Haiku' }))
  },
}

/** A seven-year-old with few cards. */
export const FewCards: Story = {
  args: { as: 'adam' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('article', { name: 'My dinosaur' }))
  },
}

export const Loading: Story = {
  args: { held: ['getCards'] },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('list', { name: say('board.loading') }))
  },
}

/** The end of the first page is reached, the second is on its way. */
export const LoadingMore: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const first = await tiles(context)
    appOf(context).network.held.add('getCards')
    first.at(-1)?.scrollIntoView({ block: 'end' })
    await expect(await context.canvas.findByText(say('board.loadingMore'))).toBeInTheDocument()
    await shown(first.at(-1))
  },
}

/** First day: nothing there yet. */
export const Empty: Story = {
  args: { as: 'zara' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('board.empty.title') }))
    await shown(canvas.getByRole('button', { name: say('board.empty.ideas.explain') }))
  },
}

export const SearchResult: Story = {
  args: { as: 'cikgu_aina', path: '/board?search=planet' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('article', { name: 'The Planets in Order' }))
    await expect(await canvas.findByRole('searchbox')).toHaveValue('planet')
  },
}

export const NothingFound: Story = {
  args: { path: '/board?search=submarine' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('board.noneFound.title') }))
    await shown(canvas.getByText(say('board.noneFound.clear')))
  },
}

/** More than a search narrows the board: the one button gives up all of it. */
export const NothingFiltered: Story = {
  args: { as: 'zara', path: '/board?filter=shared' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('board.noneFound.title') }))
    await shown(canvas.getByRole('button', { name: say('board.noneFound.showAll') }))
  },
}

export const ServerError: Story = {
  args: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('board.failed.title') }))
    await shown(canvas.getByRole('button', { name: say('app.retry') }))
  },
}

export const Forbidden: Story = {
  args: { scenario: 'forbidden' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: say('board.failed.title') }))
  },
}

/** The first card comes without its title: the console names call and field, the board stays. */
export const BrokenContract: Story = {
  args: { as: 'cikgu_aina', scenario: 'brokenBody' },
  beforeEach: () => {
    spyOn(console, 'warn').mockName('console.warn')
  },
  play: async (context) => {
    const [first] = await tiles(context)
    await expect(first).toHaveAccessibleName(say('formats.card.untitled'))
    await expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/getCards: "data\.\[\]\.title"/))
    await shown(context.canvas.getByRole('article', { name: 'Batik: Wax, Dye, Repeat' }))
  },
}

export const Selected: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const [first] = await tiles(context)
    await context.userEvent.click(within(first as HTMLElement).getByRole('button', { pressed: false }))
    await seen(context.canvas, say('board.selected', { count: 1 }))
    await expect(within(first as HTMLElement).getByRole('button', { pressed: true })).toBeInTheDocument()
  },
}

export const InsideStack: Story = {
  args: { as: 'cikgu_aina', path: `/board/stack/${idOf('Food Chains & Food Webs')}` },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: 'Food Chains & Food Webs', level: 1 }))
    const way = await canvas.findByRole('navigation', { name: say('board.breadcrumbs') })
    await shown(within(way).getByRole('button', { name: say('board.title') }))
  },
}

/** The stacks in between open from '...'. */
export const InsideNestedStack: Story = {
  args: { as: 'cikgu_aina', path: `/board/stack/${idOf('States of Matter')}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('...'))
    await shown(await screen.findByRole('menuitem', { name: 'Year 5 Science: Heat, Matter, Rust' }))
  },
}

/** Back to My Board, with the reason. */
export const UnknownStack: Story = {
  args: { path: '/board/stack/0b7f9c52-6f57-4a3c-9f0e-3a1f2b6d8e11' },
  play: async ({ canvas }) => {
    await seen(canvas, say('error.404'))
    await shown(await canvas.findByRole('heading', { name: say('board.title'), level: 1 }))
  },
}

/** The connection for live updates is gone; the board works on. */
export const Reconnecting: Story = {
  play: async (context) => {
    const { session, network } = appOf(context)
    await tiles(context)
    await waitFor(() => expect(network.isListening).toBe(true))
    session.school.setScenario('socketDropped')
    await seen(context.canvas, say('app.reconnecting'))
  },
}

/** A dot on the menu button, and words for those who do not see it. */
export const UnreadNotifications: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await tiles(context)
    const name = `${say('app.menu.open')} (${say('app.menu.unread')})`
    await shown(await context.canvas.findByRole('button', { name }))
  },
}

export const MenuOpen: Story = {
  play: async (context) => {
    await tiles(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: menuButton() }))
    await shown(await context.canvas.findByRole('group', { name: say('app.appearance') }))
  },
}

export const SmallScreen: Story = {
  args: { as: 'cikgu_aina' },
  globals: phone,
  play: async (context) => {
    await shown((await tiles(context))[0])
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
  },
}

export const NarrowestScreen: Story = {
  args: { as: 'cikgu_aina' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async (context) => {
    await shown((await tiles(context))[0])
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360))
  },
}

export const SmallScreenMenu: Story = {
  globals: phone,
  play: async (context) => {
    await tiles(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: menuButton() }))
    const drawer = await context.canvas.findByRole('dialog', { name: say('app.menu.label') })
    await shown(within(drawer).getByRole('button', { name: say('app.logout') }))
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('heading', { name: 'Papan Saya' }))
    await shown(await canvas.findByText(/^\d+ kad$/, { selector: '[role=status]' }))
  },
}
