import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { channels } from '@/api/channels'
import { quotaReached } from '@/api/user'
import { selectShownIdeation } from '@/model/ideation/ideationSlice'
import { sparksOpened } from '@/store/panelsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { withShortTimers } from '../shortTimers'
import { t } from '../translate'
import { snackbarsOf, waitForAppReady, waitForRealtimeReady, waitForText, waitForVisible } from '../visibility'

/** Sparks in the chat's empty conversation, and the dialog with sparks and ideas (C-005, C-006, C-027 to C-032, C-077 to C-081). */
const meta = {
  ...appStoryMeta,
  title: 'screens/Sparks',
  args: { ...appStoryMeta.args, path: '/board', as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const PHONE = { viewport: { value: 'phone', isRotated: false } }
/** Limit in ms for ideas, which come one after another. */
const SLOW = { timeout: 20_000 }

const page = within(document.body)
const dialog = () => page.findByRole('dialog', { name: t('sparks.title') })
const topicField = async () => within(await dialog()).findByRole('textbox', { name: t('sparks.topic.label') })
const generateButton = async () => within(await dialog()).findByRole('button', { name: t('sparks.ideas.generate') })
/** Ideas that have come. */
const arrivedIdeas = async () => [
  ...(await dialog()).querySelectorAll<HTMLElement>('input[type=checkbox]:not([aria-disabled=true])'),
]
/** Tiles in the dialog; roles of hundreds of tiles take seconds to compute. */
const countTiles = async () => (await dialog()).querySelectorAll('li').length

async function openDialog(context: AppPlayContext) {
  await waitForAppReady(context)
  await waitForRealtimeReady()
  getStoryApp(context).store.dispatch(sparksOpened('list'))
  await waitForVisible(dialog())
}

async function submit(topic: string) {
  const field = await topicField()
  await userEvent.clear(field)
  await userEvent.type(field, `${topic}{Enter}`)
}

async function waitForIdeas(count: number) {
  await waitFor(async () => expect((await arrivedIdeas()).length).toBeGreaterThanOrEqual(count), SLOW)
}

async function choose(count: number) {
  for (const idea of (await arrivedIdeas()).slice(0, count)) await userEvent.click(idea)
}

/** Chooses the first ideas for a topic and presses Generate. */
async function generateFromIdeas(context: AppPlayContext, count: number) {
  await openDialog(context)
  await submit('volcanoes')
  await waitForIdeas(count)
  await choose(count)
  await userEvent.click(await generateButton())
}

/** All sparks by category. */
export const AllSparks: Story = {
  play: async (context) => {
    await openDialog(context)
    const list = within(await dialog())
    await waitForVisible(list.findByRole('button', { name: /^(Quiz me|Uji saya|.*kuiz)/i }))
    await expect(list.getAllByRole('listitem').length).toBeGreaterThanOrEqual(11)
    await expect(list.queryByRole('button', { name: t('sparks.ideas.generate') })).toBeNull()
  },
}

export const AllSparksOnPhone: Story = {
  globals: { ...PHONE, mode: 'dark' },
  play: async (context) => {
    await openDialog(context)
    await waitForVisible(topicField())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NothingFound: Story = {
  play: async (context) => {
    await openDialog(context)
    await userEvent.type(await within(await dialog()).findByRole('searchbox', { name: t('sparks.search') }), 'xyzzy')
    await waitForText(page, t('sparks.none'))
  },
}

/** The chat's empty conversation offers the sparks; 'See all' opens the dialog (C-023). */
export const InTheChat: Story = {
  play: async (context) => {
    await waitForAppReady(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ask|Tanya) / }))
    const carousel = await canvas.findByRole('list', { name: t('sparks.carousel') })
    const sparks = within(carousel).getAllByRole('button')
    // One Tab stop; the arrow keys lead from spark to spark.
    await expect(sparks.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    sparks[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(sparks[1]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(sparks.at(-1)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('sparks.seeAll') }))
    await waitForVisible(dialog())
  },
}

/** A spark ending with a blank goes before the words in the field, and Ctrl+Z takes it out again. */
export const SparkInTheField: Story = {
  play: async (context) => {
    await waitForAppReady(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ask|Tanya) / }))
    const field = await canvas.findByRole('textbox', { name: /^(Ask|Tanya) / })
    await userEvent.type(field, 'volcanoes')
    const carousel = await canvas.findByRole('list', { name: t('sparks.carousel') })
    await userEvent.click(within(carousel).getAllByRole('button')[0] as HTMLElement)
    // The first press loads its action.
    await waitFor(() => expect(field).toHaveValue('Create a quiz of five questions about volcanoes'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(within(carousel).getAllByRole('button')[1] as HTMLElement)
    await waitFor(() => expect(field).toHaveValue('Plan a 60-minute lesson about volcanoes'))
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to press Ctrl+Z in a story
    document.execCommand('undo')
    await expect(field).toHaveValue('Create a quiz of five questions about volcanoes')
  },
  globals: { language: 'en' },
}

/** Ideas load until they come; two of seven are chosen. */
export const Ideas: Story = {
  play: async (context) => {
    await openDialog(context)
    await submit('volcanoes')
    await waitForIdeas(4)
    await expect(await generateButton()).toBeDisabled()
    // The row has room for focus rings, and its tiles are in line with the heading.
    const [idea] = await arrivedIdeas()
    const tile = idea?.closest('li')
    const heading = within(await dialog()).getByRole('heading', {
      name: t('sparks.ideas.heading', { topic: 'volcanoes' }),
    })
    await expect(tile?.getBoundingClientRect().left).toBeCloseTo(heading.getBoundingClientRect().left, 0)
    await choose(2)
    await waitForText(within(await dialog()), t('sparks.ideas.chosen', { count: 2, max: 7 }))
    await expect(await generateButton()).toBeEnabled()
    await userEvent.click((await arrivedIdeas())[0] as HTMLElement)
    await waitForText(within(await dialog()), t('sparks.ideas.chosen', { count: 1, max: 7 }))
  },
}

export const IdeasOnPhone: Story = {
  globals: PHONE,
  play: async (context) => {
    await openDialog(context)
    await submit('fractions')
    await waitForIdeas(3)
    await choose(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The eighth idea is refused. */
export const EighthRefused: Story = {
  play: async (context) => {
    await openDialog(context)
    await submit('volcanoes')
    await waitForIdeas(8)
    await choose(8)
    await waitForText(snackbarsOf(context), t('sparks.ideas.full', { count: 7 }))
    await waitForText(within(await dialog()), t('sparks.ideas.chosen', { count: 7, max: 7 }))
  },
}

/** Closing the dialog keeps ideas and choice; a press on the same topic sends nothing. */
export const Reopened: Story = {
  play: async (context) => {
    await openDialog(context)
    await submit('volcanoes')
    await waitForIdeas(2)
    await choose(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await openDialog(context)
    await waitForText(within(await dialog()), t('sparks.ideas.chosen', { count: 1, max: 7 }))
    const sessionId = selectShownIdeation(getStoryApp(context).store.getState())?.sessionId
    await submit(' VOLCANOES ')
    await expect(selectShownIdeation(getStoryApp(context).store.getState())?.sessionId).toBe(sessionId)
  },
}

/** Generate leads to the stack, with a place for each card (C-253, C-477). */
export const Generated: Story = {
  play: async (context) => {
    await generateFromIdeas(context, 3)
    await waitForText(snackbarsOf(context), t('snackbar.spark.add'))
    await expect(getStoryApp(context).router.state.location.pathname).toMatch(/^\/board\/stack\//)
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(3), SLOW)
  },
}

export const GenerateFails: Story = {
  args: { scenario: 'ideaCardsFail' },
  play: async (context) => {
    await generateFromIdeas(context, 1)
    await waitForText(snackbarsOf(context), t('error.stack.generate'))
    await waitForText(within(await dialog()), t('sparks.ideas.chosen', { count: 1, max: 7 }))
  },
}

export const IdeasFail: Story = {
  args: { scenario: 'ideasFail' },
  play: async (context) => {
    await openDialog(context)
    await submit('volcanoes')
    await waitForText(snackbarsOf(context), t('error.500'))
    await expect(await topicField()).toHaveValue('volcanoes')
  },
}

/** A disclosure gets words of care at the topic, and no snackbar (D-3151). */
export const WordsOfCare: Story = {
  play: async (context) => {
    expectConsole(/generateIdeas failed/)
    await openDialog(context)
    await submit('my dad hit me')
    await waitForText(within(await dialog()), /999/)
    await expect(snackbarsOf(context).queryByRole('alert')).toBeNull()
  },
}

export const TopicMissing: Story = {
  play: async (context) => {
    await openDialog(context)
    await userEvent.click(within(await dialog()).getByRole('button', { name: t('sparks.topic.submit') }))
    await waitForText(within(await dialog()), t('sparks.topic.missing'))
  },
}

export const WithoutConnection: Story = {
  play: async (context) => {
    await openDialog(context)
    const { network } = getStoryApp(context)
    network.isClosed = true
    const { connectionChanged } = await import('@/store/connectionSlice')
    getStoryApp(context).store.dispatch(connectionChanged('connecting'))
    await submit('volcanoes')
    await waitForText(within(await dialog()), t('sparks.ideas.noConnection'))
  },
}

/** The server asks for ideas of a topic: the dialog opens with the topic sent (C-254). */
export const OpenedByTheServer: Story = {
  play: async (context) => {
    await waitForAppReady(context)
    await waitForRealtimeReady()
    const { session, store } = getStoryApp(context)
    window.focus()
    session.mockServer.emit(channels.pageRedirect, { userId: 12 }, 'page.changed', {
      page: 'ideation',
      topic: 'volcanoes',
    })
    await waitForVisible(
      page
        .findByRole('button', { name: t('board.action.open') })
        .catch(() => page.findByRole('dialog', { name: t('sparks.title') })),
    )
    const offer = page.queryByRole('button', { name: t('board.action.open') })
    if (offer) await userEvent.click(offer)
    await waitFor(() => expect(selectShownIdeation(store.getState())?.topic).toBe('volcanoes'))
    await waitForVisible(dialog())
  },
}

export const StudentOnPhone: Story = {
  args: { as: 'mei_ling' },
  globals: { ...PHONE, buddy: 'Elly' },
  play: async (context) => {
    await openDialog(context)
    await submit('🌋 <b>lava</b>')
    await waitForIdeas(2)
  },
}

/** A starter page under load: a search among 200 sparks. */
export const TwoHundredSparks: Story = {
  args: { generated: { sparks: 200 } },
  globals: { language: 'en' },
  play: async (context) => {
    await openDialog(context)
    const list = within(await dialog())
    await waitFor(async () => expect(await countTiles()).toBeGreaterThanOrEqual(200), SLOW)
    await userEvent.type(list.getByPlaceholderText(t('sparks.search')), 'volcano')
    await waitFor(async () => expect(await countTiles()).toBeLessThan(20), SLOW)
    await waitForVisible(() => list.getAllByRole('button', { name: /^Quiz me: Volcanoes/ })[0])
  },
}

export const TwoHundredSparksOnPhone: Story = {
  args: { generated: { sparks: 200 } },
  globals: { ...PHONE, mode: 'dark', language: 'ms' },
  play: async (context) => {
    await openDialog(context)
    await waitFor(async () => expect(await countTiles()).toBeGreaterThanOrEqual(200), SLOW)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Sixty ideas, each in its place; the choice holds while others come. */
export const SixtyIdeas: Story = {
  args: { generated: { ideas: 60 } },
  play: async (context) => {
    await openDialog(context)
    await submit('volcanoes')
    await waitForIdeas(5)
    await choose(2)
    await waitForIdeas(60)
    await waitForText(within(await dialog()), t('sparks.ideas.chosen', { count: 2, max: 7 }))
  },
}

export const IdeasInMalayOnPhone: Story = {
  args: { as: 'mei_ling', generated: { ideas: 60 } },
  globals: { ...PHONE, mode: 'dark', language: 'ms' },
  play: async (context) => {
    await openDialog(context)
    await submit('gunung berapi')
    await waitForIdeas(8)
    await choose(2)
    await waitForText(within(await dialog()), '2 daripada 7')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Ideas that come slowly keep their places, and cannot be chosen before they are there. */
export const IdeasSlowly: Story = {
  args: { scenario: 'ideaSlow' },
  play: async (context) => {
    await openDialog(context)
    await submit('volcanoes')
    await waitForIdeas(1)
    const loading = within(await dialog())
      .getAllByRole('checkbox')
      .find((idea) => idea.getAttribute('aria-disabled') === 'true')
    await userEvent.click(loading as HTMLElement)
    await expect(loading).not.toBeChecked()
    await waitForText(within(await dialog()), t('sparks.ideas.chosen', { count: 0, max: 7 }))
  },
}

/** An idea that does not come within its 60 s says so, and is asked for alone. */
export const OneIdeaNeverComes: Story = {
  args: { scenario: 'ideaNever' },
  play: async (context) => {
    await openDialog(context)
    const list = within(await dialog())
    await withShortTimers(60_000, 8_000, async () => {
      await submit('volcanoes')
      await waitFor(() => expect(list.getByText(t('sparks.ideas.failed'))).toBeInTheDocument(), SLOW)
    })
    const count = (await arrivedIdeas()).length
    await userEvent.click(list.getByRole('button', { name: new RegExp(`^${t('app.retry')}: `) }))
    await waitForIdeas(count + 1)
    await expect(list.queryByText(t('sparks.ideas.failed'))).toBeNull()
  },
}

/** No idea can be made: told once, the topic stays. */
export const IdeaFails: Story = {
  args: { scenario: 'ideaFails' },
  play: async (context) => {
    await openDialog(context)
    await submit('volcanoes')
    await waitForText(snackbarsOf(context), t('error.500'))
    await expect(context.canvas.getAllByRole('button', { name: t('app.dismiss') })).toHaveLength(1)
    await expect(await topicField()).toHaveValue('volcanoes')
  },
}

/** The live channel of the topic refuses the app: nothing is posted, and the topic says so. */
export const ChannelRefused: Story = {
  beforeEach: ({ loaded }) => {
    getStoryApp({ loaded }).session.mockServer.liveFaults = [{ kind: 'channelRefused', channel: 'ideation' }]
  },
  play: async (context) => {
    expectConsole(/authorizeChannel failed/)
    await openDialog(context)
    await submit('volcanoes')
    await waitForText(within(await dialog()), t('sparks.ideas.noConnection'))
    const { mockServer } = getStoryApp(context).session
    await expect(mockServer.requestLog.entries().map(({ call }) => call)).not.toContain('generateIdeas')
  },
}

/** One of three cards fails: it is told with its words, the others stay. */
export const OneCardFails: Story = {
  args: { scenario: 'ideaCardFails' },
  globals: { language: 'en' },
  play: async (context) => {
    await generateFromIdeas(context, 3)
    await waitForText(snackbarsOf(context), /could not be made/)
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(2), SLOW)
  },
}

/** Undo in the notice hides the new stack and leads back to the board; the deletion has its own Undo. */
export const GeneratedUndone: Story = {
  play: async (context) => {
    await generateFromIdeas(context, 1)
    await waitForText(snackbarsOf(context), t('snackbar.spark.add'))
    await userEvent.click(snackbarsOf(context).getByRole('button', { name: t('board.undo') }))
    await waitForText(snackbarsOf(context), t('message.deleted.one'))
    await waitFor(() => expect(getStoryApp(context).router.state.location.pathname).toBe('/board'))
  },
}

/** The quota is used up: sparks and earlier ideas can be read, nothing new is asked for. */
export const QuotaReached: Story = {
  play: async (context) => {
    await openDialog(context)
    getStoryApp(context).store.dispatch(quotaReached())
    const list = within(await dialog())
    await waitForText(list, t('magicchat.quota_reached'))
    await expect(list.getByRole('button', { name: t('sparks.topic.submit') })).toBeDisabled()
  },
}
