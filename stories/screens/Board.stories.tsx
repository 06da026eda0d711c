import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { t } from '../translate'
import { expectTitles, LARGE_TEXT, TEXT_SPACING, withUserStyle } from './textLayout'
import { waitForAppReady, waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'
import { answerQuestions } from './quizAnswers'
import { seedCardId } from './seedIds'

const meta = {
  ...appStoryMeta,
  title: 'screens/board/Board',
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Matches only the beginning, because the name also mentions unread notifications. */
const menuButtonName = () => new RegExp(`^${t('app.menu.open')}`)

async function findTiles(context: AppPlayContext) {
  await waitForAppReady(context)
  const list = await context.canvas.findByRole('grid', { name: t('board.cards') })
  return within(list).findAllByRole('article')
}

export const Teacher: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await expect((await findTiles(context)).length).toBe(20)
    await waitForVisible(() => context.canvas.getByRole('article', { name: 'The Malayan Tapir' }))
  },
}

export const Student: Story = {
  args: { as: 'mei_ling' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('article', { name: 'My Haiku' }))
  },
}

/** A child of seven: large cards, a short rail with the buddy and its name, and one tap opens a card. */
export const YoungMode: Story = {
  args: { as: 'adam' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const [first] = await findTiles(context)
    await waitForVisible(() => canvas.getByRole('article', { name: 'My dinosaur' }))
    await expect(first?.getBoundingClientRect().width).toBeGreaterThanOrEqual(320)
    const menu = within(canvas.getByRole('navigation', { name: t('app.menu.label') }))
    await expect(menu.getAllByRole('link')).toHaveLength(3)
    await waitForVisible(() =>
      within(canvas.getByRole('button', { name: t('chat.open', { buddy: 'Ting' }) })).getByText('Ting'),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^My dinosaur, / }))
    await waitForVisible(canvas.findByRole('main', { name: /^Open card: My dinosaur/ }))
  },
}

export const YoungModeOnPhone: Story = {
  args: { as: 'adam' },
  globals: { ...phone, mode: 'dark', language: 'ms', buddy: 'R' },
  play: async (context) => {
    const [first] = await findTiles(context)
    await waitForVisible(() => first)
    await expect(first?.getBoundingClientRect().width).toBeGreaterThanOrEqual(320)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading: Story = {
  args: { pendingCalls: ['getCards'] },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('list', { name: t('board.loading') }))
  },
}

/** The user has scrolled to the end of the first page. The request for the second page is pending. */
export const LoadingMore: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const first = await findTiles(context)
    await waitForRealtimeReady()
    getStoryApp(context).network.pendingCalls.add('getCards')
    first.at(-1)?.scrollIntoView({ block: 'end' })
    await expect(await context.canvas.findByText(t('board.loadingMore'))).toBeInTheDocument()
    await waitForVisible(() => first.at(-1))
  },
}

async function expectIdeas({ canvas }: AppPlayContext, ideas: readonly string[]) {
  await waitForVisible(() => canvas.getByRole('heading', { name: t('emptyBoard.title') }))
  const tiles = within(await canvas.findByRole('group', { name: t('emptyBoard.label') })).getAllByRole('button')
  await expect(tiles.map(({ textContent }) => textContent)).toEqual(ideas)
  await expect(new Set(tiles.map(({ offsetWidth }) => offsetWidth)).size).toBe(1)
  return tiles
}

/** A student begins with one of three picture tiles. */
export const Empty: Story = {
  args: { as: 'ravi_c' },
  play: async (context) => {
    const tiles = await expectIdeas(context, ['Explain…', 'Quiz me', 'Write a story'])
    await expect(tiles[0]?.offsetWidth).toBe(220)
  },
}

export const EmptyOfTeacher: Story = {
  args: { as: 'cikgu_aina', scenario: 'boardEmpty' },
  globals: { buddy: 'A' },
  play: (context) => expectIdeas(context, ['Plan a lesson', 'Make a quiz', 'Explain…']).then(() => undefined),
}

export const EmptyOnPhone: Story = {
  args: { as: 'ravi_c' },
  globals: { viewport: { value: 'phone', isRotated: false }, mode: 'dark', language: 'ms' },
  play: async (context) => {
    await expectIdeas(context, ['Terangkan…', 'Uji saya', 'Tulis cerita'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SearchResult: Story = {
  args: { as: 'cikgu_aina', path: '/board?search=planet' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('article', { name: 'The Planets in Order' }))
    await expect(await canvas.findByRole('searchbox')).toHaveValue('planet')
  },
}

export const NoResults: Story = {
  args: { path: '/board?search=submarine' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('board.noResults.title') }))
    await waitForVisible(() => canvas.getByText(t('board.noResults.clear')))
  },
}

/** No card matches the filter. One button resets the search and the filters. */
export const NoFilterResults: Story = {
  args: { as: 'ravi_c', path: '/board?filter=shared' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('board.noResults.title') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('board.noResults.showAll') }))
  },
}

export const FailedToLoad: Story = {
  args: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('board.failed.title') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('app.retry') }))
  },
}

export const FailedForbidden: Story = {
  args: { scenario: 'forbidden' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('board.failed.title') }))
  },
}

/** The server leaves out a card's title. The app logs the call and the field, and still renders the board. */
export const ContractViolation: Story = {
  parameters: { allowedConsole: [/^\[contract\] getCards/] },
  args: { as: 'cikgu_aina', scenario: 'brokenBody' },
  beforeEach: () => {
    spyOn(console, 'warn').mockName('console.warn')
  },
  play: async (context) => {
    const [first] = await findTiles(context)
    await expect(first).toHaveAccessibleName(t('formats.card.untitled'))
    await expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/getCards: "data\.\[\]\.title"/))
    await waitForVisible(() => context.canvas.getByRole('article', { name: 'Batik: Wax, Dye, Repeat' }))
  },
}

export const Selected: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const [first] = await findTiles(context)
    await context.userEvent.click(within(first as HTMLElement).getByRole('button', { pressed: false }))
    await waitForText(context.canvas, t('board.selected', { count: 1 }))
    await expect(within(first as HTMLElement).getByRole('button', { pressed: true })).toBeInTheDocument()
  },
}

export const InsideStack: Story = {
  args: { as: 'cikgu_aina', path: `/board/stack/${seedCardId('Food Chains & Food Webs')}` },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: 'Food Chains & Food Webs', level: 1 }))
    const breadcrumbs = await canvas.findByRole('navigation', { name: t('board.breadcrumbs') })
    await waitForVisible(() => within(breadcrumbs).getByRole('button', { name: t('board.title') }))
  },
}

const printButton = ({ canvas }: AppPlayContext) => canvas.findByRole('button', { name: t('board.exportStack') })

/** Inside a stack, Print has its word where there is room for it. On My Board there is no stack to print. */
export const PrintInsideStack: Story = {
  args: InsideStack.args,
  play: async (context) => {
    const button = await printButton(context)
    await waitForVisible(() => within(button).getByText(t('board.exportWord')))
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    const breadcrumbs = await context.canvas.findByRole('navigation', { name: t('board.breadcrumbs') })
    await context.userEvent.click(within(breadcrumbs).getByRole('button', { name: t('board.title') }))
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: t('board.exportStack') })).toBeNull())
  },
}

export const PrintInsideStackOnPhone: Story = {
  args: InsideStack.args,
  globals: { ...phone, language: 'ms' },
  play: async (context) => {
    const button = await printButton(context)
    await waitForVisible(() => button)
    await expect(within(button).getByText(t('board.exportWord'))).not.toBeVisible()
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Deep inside stacks, the breadcrumbs collapse to '...', which opens a menu of the stacks in between. */
export const InsideNestedStack: Story = {
  args: { as: 'cikgu_aina', path: `/board/stack/${seedCardId('States of Matter')}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('...'))
    await waitForVisible(() => screen.getByRole('menuitem', { name: 'Year 5 Science: Heat, Matter, Rust' }))
  },
}

/** The stack does not exist. The app redirects to My Board and shows the reason in a snackbar. */
export const UnknownStack: Story = {
  parameters: { allowedConsole: [/^\[api\] getCards failed: .*404/] },
  args: { path: '/board/stack/0b7f9c52-6f57-4a3c-9f0e-3a1f2b6d8e11' },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('error.404'))
    await waitForVisible(() => canvas.getByRole('heading', { name: t('board.title'), level: 1 }))
  },
}

/** The realtime connection is lost, but the board stays usable. */
export const Reconnecting: Story = {
  play: async (context) => {
    const { session, network } = getStoryApp(context)
    await findTiles(context)
    await waitFor(() => expect(network.isSubscribed).toBe(true))
    session.mockServer.setScenario('socketDropped')
    await waitForText(context.canvas, t('app.reconnecting'))
  },
}

/** A red dot on the menu button, which its accessible name mentions as well. */
export const UnreadNotifications: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    await findTiles(context)
    const name = `${t('app.menu.open')} (${t('app.menu.unread')})`
    const button = await context.canvas.findByRole('button', { name })
    await waitForVisible(() => button)
    const badge = getComputedStyle(button.querySelector('[data-unread]') ?? button, '::after')
    await expect(badge.inlineSize).toBe('12px')
    const probe = document.createElement('span')
    probe.style.background = 'var(--danger)'
    button.append(probe)
    await expect(badge.backgroundColor).toBe(getComputedStyle(probe).backgroundColor)
    probe.remove()
  },
}

export const MenuOpen: Story = {
  play: async (context) => {
    await findTiles(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: menuButtonName() }))
    await waitForVisible(() => context.canvas.getByRole('group', { name: t('app.appearance') }))
  },
}

export const SmallScreen: Story = {
  args: { as: 'cikgu_aina' },
  globals: phone,
  play: async (context) => {
    const [first] = await findTiles(context)
    await waitForVisible(() => first)
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
  },
}

export const NarrowestScreen: Story = {
  args: { as: 'cikgu_aina' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async (context) => {
    const [first] = await findTiles(context)
    await waitForVisible(() => first)
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360))
  },
}

/** A quiz opened as a stack says how much there is to do, and where to begin. */
export const QuizAsStack: Story = {
  args: {
    as: 'mei_ling',
    path: `/board/stack/${seedCardId('Fractions Warm-up')}?sort=manual&order=asc&holds=questions`,
  },
  play: async ({ canvas }) => {
    const facts = `${t('formats.questions', { count: 4 })} · ${t('formats.question.marks', { count: 9 })}`
    await waitForText(canvas, facts)
    await waitForVisible(() => canvas.getByRole('button', { name: t('formats.container.start') }))
  },
}

/** Two of four questions are answered: their tiles say so, and the button goes on with the third. */
export const QuizHalfAnswered: Story = {
  args: QuizAsStack.args,
  beforeEach: (context) => answerQuestions(context, ['Equal fractions', 'Adding']),
  play: async ({ canvas, userEvent }) => {
    const goOn = await canvas.findByRole('button', { name: t('formats.container.goOn', { number: 3 }) })
    for (const [title, isDone] of Object.entries({ 'Equal fractions': true, Adding: true, 'Part of a class': false })) {
      const tile = within(await canvas.findByRole('article', { name: title }))
      await expect(tile.queryAllByText(t('formats.question.done'))).toHaveLength(isDone ? 1 : 0)
    }
    await userEvent.click(goOn)
    await waitForVisible(canvas.findByRole('main', { name: t('focus.label', { title: 'Part of a class' }) }))
  },
}

/** The user's own style sheet widens the text spacing. All tiles grow by the same height. */
export const LooseText: Story = {
  args: { as: 'cikgu_aina' },
  play: async (context) => {
    const [tile] = await findTiles(context)
    const height = tile?.offsetHeight ?? 0
    const removeStyle = withUserStyle(TEXT_SPACING)()
    try {
      await waitFor(() => expect(tile?.offsetHeight).toBeGreaterThan(height))
      await expectTitles(context.canvas.getAllByRole('article'))
    } finally {
      removeStyle()
    }
  },
}

/** With doubled font size and Malay's longer words, titles stay readable and the menu is not cut. */
export const LargeText: Story = {
  args: { as: 'cikgu_aina' },
  globals: { language: 'ms' },
  beforeEach: withUserStyle(LARGE_TEXT),
  play: async (context) => {
    await findTiles(context)
    await expectTitles(context.canvas.getAllByRole('article'))
    const menu = context.canvas.getByRole('navigation', { name: t('app.menu.label') })
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

/** Returns the part of the screen's height, from 0 to 1, in which a press in the middle hits a card. */
function shareOfCards(): number {
  const rows = Array.from({ length: window.innerHeight }, (_, y) => y)
  const isCard = (y: number) => document.elementFromPoint(window.innerWidth / 2, y)?.closest('[role="row"]')
  return rows.filter(isCard).length / rows.length
}

/** At 320 x 256 px, cards fill the screen: the bars scroll away, and the bar at the bottom is lower. */
export const Magnified: Story = {
  args: { as: 'cikgu_aina', path: `/board/stack/${seedCardId('Food Chains & Food Webs')}` },
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async (context) => {
    const [first] = await findTiles(context)
    first?.scrollIntoView({ block: 'start' })
    await waitFor(() => expect(shareOfCards()).toBeGreaterThan(0.75))
    const select = within(first as HTMLElement).getByRole('button', { pressed: false })
    select.focus({ preventScroll: true })
    await context.userEvent.keyboard(' ')
    await waitForVisible(() => context.canvas.getByRole('toolbar', { name: t('board.toolbar') }))
    await waitFor(() => expect(shareOfCards()).toBeGreaterThan(0.6))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** On a phone, the controls at the lower edge share a bar and never cover the last card. */
export const EndOfBoardOnSmallScreen: Story = {
  args: { as: 'mei_ling' },
  globals: phone,
  play: async (context) => {
    await findTiles(context)
    await waitForRealtimeReady()
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight })
      const edge = window.innerHeight - 64
      const buttons = [...document.querySelectorAll('[data-realtime] > button')]
      await expect(buttons.length).toBe(2)
      for (const button of buttons) await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(edge)
      const tiles = context.canvas.getAllByRole('article')
      for (const tile of tiles.slice(-2)) await expect(tile.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge)
    })
  },
}

/** On a projector, tiles and text are larger, so that they are readable from the back of the room. */
export const Projector: Story = {
  args: { as: 'cikgu_aina' },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async (context) => {
    const [tile] = await findTiles(context)
    await waitFor(() => expect((tile as Element).getBoundingClientRect().width).toBeGreaterThan(280))
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('18px')
  },
}

export const SmallScreenMenu: Story = {
  globals: phone,
  play: async (context) => {
    await findTiles(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: menuButtonName() }))
    const drawer = await context.canvas.findByRole('dialog', { name: t('app.menu.label') })
    await waitForVisible(() => within(drawer).getByRole('button', { name: t('app.logout') }))
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: 'Papan Saya' }))
    await waitForVisible(() => canvas.getByText(/^\d+ kad$/, { selector: '[role=status]' }))
  },
}
