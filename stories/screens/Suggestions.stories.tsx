import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Heart } from '@/api/cards/card.schema'
import { buddyDisplayName } from '@/buddy/buddies'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { TOP_MARGIN } from '@/features/suggestions/scrollToText'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

/** Card whose suggestions for beginners are switched off. */
const BATIK = 'Batik: Wax, Dye, Repeat'
/** Card whose suggestions are switched on; one was dismissed. */
const WAYANG = 'Wayang Kulit, the Shadow Play of Kelantan'
const TAPIR = 'The Malayan Tapir'

const pathOf = (title: string) => `/board/focus/${seedCardId(title)}`

const meta = {
  ...appStoryMeta,
  title: 'screens/Suggestions',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', path: pathOf(BATIK), streamIntervalMs: 0 },
  beforeEach: () => localStorage.setItem('isShowAISuggestionTooltip', 'false'),
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

const findText = ({ canvas }: AppPlayContext) => canvas.findByRole('textbox', { name: /^Text of|^Teks/ })
const findPanel = async ({ canvas }: AppPlayContext) =>
  within(await canvas.findByRole('region', { name: t('suggestions.label') }))
const letterName = (heart: Heart) => new RegExp(t(`suggestions.heart.${heart}`))

async function suggest(context: AppPlayContext) {
  await findText(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('saving.action.suggest') }))
}

async function select(context: AppPlayContext, heart: Heart) {
  await suggest(context)
  const panel = await findPanel(context)
  await context.userEvent.click(await panel.findByRole('button', { name: letterName(heart) }))
  return panel
}

/** Presses Apply when it is enabled, that is, when the server has marked the passages. */
async function apply({ userEvent }: AppPlayContext, panel: Awaited<ReturnType<typeof findPanel>>) {
  const button = await panel.findByRole('button', { name: t('suggestions.apply') })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

const columnOf = (context: AppPlayContext) =>
  context.canvas.getByRole('region', { name: t('suggestions.label') }).dataset.layout

/** Letters stand at their passages, 70 px to the right of the text and 20 px apart. */
export const BesideTheText: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async (context) => {
    await suggest(context)
    const panel = await findPanel(context)
    const first = await panel.findByRole('button', { name: letterName('H') })
    await waitForVisible(() => first)
    await waitFor(() => expect(columnOf(context)).toBe('column'))
    const text = (await findText(context)).getBoundingClientRect()
    await waitFor(async () => {
      const boxes = panel.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
      await expect(Math.round((boxes[0]?.left ?? 0) - text.right)).toBe(70)
      const tops = boxes.toSorted((a, b) => a.top - b.top)
      for (const [index, box] of tops.entries())
        if (index > 0) await expect(Math.round(box.top - (tops[index - 1]?.bottom ?? 0))).toBeGreaterThanOrEqual(20)
    })
  },
}

/** Suggest scrolls the text to the top, with its letters beside it. The buddy leaves until the panel closes. */
export const Opened: Story = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    const buddy = { name: t('chat.open', { buddy: buddyDisplayName(globals.buddy) }) }
    const text = await findText(context)
    await waitForVisible(() => canvas.getByRole('button', buddy))
    await suggest(context)
    const panel = await findPanel(context)
    await waitForVisible(() => panel.getByRole('button', { name: letterName('H') }))
    await waitFor(() => expect(Math.round(text.getBoundingClientRect().top)).toBe(TOP_MARGIN))
    await expect(canvas.queryByRole('button', buddy)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t('saving.action.suggest') }))
    await waitForVisible(() => canvas.getByRole('button', buddy))
  },
}

export const OnAWideScreen: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async (context) => {
    const panel = await select(context, 'E')
    await waitForVisible(() => panel.getByRole('button', { name: t('suggestions.apply') }))
    await expect(columnOf(context)).toBe('column')
  },
}

/** On a phone there is no room beside the text, so the suggestions are a sheet. */
export const OnAPhone: Story = {
  globals: phone,
  play: async (context) => {
    const panel = await select(context, 'H')
    await waitForVisible(() => panel.getByRole('button', { name: t('suggestions.apply') }))
    await expect(columnOf(context)).toBe('sheet')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    // The buddy must be below the sheet, otherwise it would cover the end of a suggestion.
    const { canvas, globals } = context
    const buddy = canvas.getByRole('button', { name: t('chat.open', { buddy: buddyDisplayName(globals.buddy) }) })
    const sheet = canvas.getByRole('region', { name: t('suggestions.label') }).firstElementChild as Element
    await expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(buddy.getBoundingClientRect().top)
  },
}

export const BesideTheChat: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await suggest(context)
    await findPanel(context)
    await userEvent.click(canvas.getByRole('button', { name: t('board.action.magic') }))
    await waitForVisible(() => canvas.getByRole('region', { name: t('chat.title') }))
    await waitFor(() => expect(columnOf(context)).toBe('sheet'))
    const sheet = canvas.getByRole('region', { name: t('suggestions.label') })
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth)
  },
}

/** The user has expanded a suggestion. The editor highlights its passage in the text. */
export const Selected: Story = {
  play: async (context) => {
    const panel = await select(context, 'R')
    await waitForVisible(() => panel.getByRole('button', { name: t('suggestions.apply') }))
    await waitFor(() => expect(CSS.highlights.get('suggestion-active')?.size).toBe(1))
  },
}

export const Writing: Story = {
  args: { path: pathOf(TAPIR), pendingCalls: ['generateSuggestion'] },
  play: async (context) => {
    await suggest(context)
    const panel = await findPanel(context)
    await expect(await panel.findAllByText(/is being written|sedang ditulis/)).toHaveLength(5)
  },
}

export const ReadingTheText: Story = {
  args: { path: pathOf(TAPIR), pendingCalls: ['tagSuggestion'] },
  play: async (context) => {
    await suggest(context)
    const panel = await findPanel(context)
    await waitForVisible(() => panel.getAllByText(t('suggestions.tagging'))[1])
  },
}

/** The server streams the applied suggestion into the text, which is read-only until the end event. */
export const Applying: Story = {
  args: { streamIntervalMs: 60_000 },
  play: async (context) => {
    const panel = await select(context, 'T')
    await apply(context, panel)
    const stop = await panel.findByRole('button', { name: t('suggestions.stop') })
    await waitFor(() => expect(stop).toHaveFocus())
    await context.userEvent.click(stop)
    await waitForVisible(() => panel.getByRole('button', { name: t('suggestions.apply') }))
    await waitForVisible(findText(context))
  },
}

/** Suggestions are switched on and one was dismissed: there are four letters, and a button that generates more. */
export const OneDismissed: Story = {
  args: { path: pathOf(WAYANG) },
  play: async (context) => {
    const panel = await findPanel(context)
    await expect(await panel.findAllByRole('listitem')).toHaveLength(4)
    await waitForVisible(() => panel.getByRole('button', { name: t('suggestions.more') }))
  },
}

export const OtherLevel: Story = {
  play: async (context) => {
    await suggest(context)
    const panel = await findPanel(context)
    await context.userEvent.selectOptions(panel.getByRole('combobox', { name: t('suggestions.level') }), 'advanced')
    await expect(await panel.findAllByRole('button', { expanded: false })).toHaveLength(5)
  },
}

export const FirstTime: Story = {
  beforeEach: () => localStorage.removeItem('isShowAISuggestionTooltip'),
  play: async (context) => {
    await suggest(context)
    const panel = await findPanel(context)
    await waitForText(panel, t('suggestions.tip'))
  },
}

/** The server finds no passage for a suggestion, so the suggestions are switched off again. */
export const NothingFound: Story = {
  parameters: { allowedConsole: [/^\[api\] tagSuggestion failed/] },
  args: { path: pathOf(TAPIR), scenario: 'tagSuggestionsNotFound' },
  play: async (context) => {
    await suggest(context)
    await waitForText(context.canvas, t('ai_suggestion.message.notFound'))
    const { cards } = getStoryApp(context).session.mockServer.db
    await waitFor(() => expect(cards.get(seedCardId(TAPIR))?.is_ai_suggestion_enabled).toBe(false))
    const button = context.canvas.getByRole('button', { name: t('saving.action.suggest') })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(context.canvas.queryByRole('region', { name: t('suggestions.label') })).toBeNull()
  },
}

export const NoneMade: Story = {
  parameters: { allowedConsole: [/^\[api\] generateSuggestion failed/] },
  args: { path: pathOf(TAPIR), scenario: 'generateSuggestionsFail' },
  play: async (context) => {
    await suggest(context)
    const panel = await findPanel(context)
    await waitForVisible(() => panel.getByRole('button', { name: t('suggestions.retry') }))
  },
}

export const NotApplied: Story = {
  parameters: { allowedConsole: [/^\[api\] applySuggestion failed/] },
  args: { scenario: 'applySuggestionCut' },
  globals: { mode: 'dark' },
  play: async (context) => {
    const panel = await select(context, 'H')
    const text = await findText(context)
    const before = text.textContent
    await apply(context, panel)
    await waitForText(context.canvas, t('suggestions.applyFailed'))
    await expect(text.textContent).toBe(before)
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'))
    await waitFor(() => expect(panel.getByRole('button', { name: t('suggestions.apply') })).toBeEnabled())
  },
}
