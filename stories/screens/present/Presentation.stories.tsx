import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { cardsCalls } from '@/api/cards/cards.contract'
import { intercept } from '@/testing/intercept'
import { removeInaccessibleCards } from '@/store/inaccessibleCards'
import { snackbarShown } from '@/store/snackbarsSlice'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../../.storybook/withApp'
import { t } from '../../translate'
import { snackbarsOf, waitForAppReady, waitForRealtimeReady, waitForText, waitForVisible } from '../../visibility'
import { seedCardId } from '../seedIds'

/** Thirty cards, of which two are results of one person. */
const WATER = 'Clean Water: A Week in Thirty Cards'
const SHOWN = 28
const presented = (title: string) => `/board/stack/${seedCardId(title)}?present=${seedCardId(title)}`
const presentedCard = (title: string) => `/board?present=${seedCardId(title)}`

const meta = {
  ...appStoryMeta,
  title: 'screens/present/Presentation',
  args: { ...appStoryMeta.args, as: 'mr_lim', path: presented(WATER) },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: new RegExp(`^${t('present.label', { title: '' })}`) }))

/** Finds the presentation, once a slide has keyboard focus. */
async function findStage(context: AppPlayContext) {
  await waitForAppReady(context)
  const stage = await findDialog()
  await waitFor(async () => expect(await stage.findByRole('article')).toHaveFocus())
  return stage
}
type Stage = Awaited<ReturnType<typeof findDialog>>

const waitForPosition = (stage: Stage, number: number, count: number) =>
  waitForText(stage, t('present.position', { number, count }))

/** Goes on until the slide with this title. */
async function goTo({ userEvent }: AppPlayContext, stage: Stage, title: string) {
  for (let step = 0; step < SHOWN && !stage.queryByRole('heading', { level: 1, name: title }); step += 1) {
    await userEvent.keyboard('{ArrowRight}')
  }
  await waitForVisible(() => stage.getByRole('heading', { level: 1, name: title }))
}

export const First: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await waitForPosition(stage, 1, SHOWN)
    await expect(stage.getByRole('button', { name: t('present.previous') })).toBeDisabled()
    await expect(context.canvasElement.querySelector('main')?.closest('[inert]')).not.toBeNull()
  },
}

/** Keys of keyboards and clickers. Every card is reached, and no result of a person is among them. */
export const Last: Story = {
  play: async (context) => {
    const { userEvent } = context
    const stage = await findStage(context)
    await waitForPosition(stage, 1, SHOWN)
    for (const key of ['{ArrowRight}', ' ', '{PageDown}']) await userEvent.keyboard(key)
    await waitForPosition(stage, 4, SHOWN)
    for (const key of ['{ArrowLeft}', '{PageUp}']) await userEvent.keyboard(key)
    await waitForPosition(stage, 2, SHOWN)
    await userEvent.keyboard('{Home}')
    const titles = new Set<string>()
    for (let number = 1; number <= SHOWN; number += 1) {
      titles.add(stage.getByRole('heading', { level: 1 }).textContent ?? '')
      await userEvent.keyboard('{ArrowRight}')
    }
    await expect(titles.size).toBe(SHOWN)
    await expect([...titles].filter((title) => /Dayang|My Trial/.test(title))).toEqual([])
    await userEvent.keyboard('{Home}{End}')
    await waitForPosition(stage, SHOWN, SHOWN)
    await expect(stage.getByRole('button', { name: t('present.next') })).toBeDisabled()
  },
}

export const Picture: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await goTo(context, stage, 'Where the River Meets the Sea')
    await waitForVisible(() => stage.getByRole('img'))
  },
}

/** A question has its answers, and nothing that tells the right one. */
export const Question: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await goTo(context, stage, 'A guess to begin with')
    await expect(stage.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAbout half',
      'BAbout 3 parts in 100',
      'CAbout 30 parts in 100',
      'DNone at all',
    ])
    const attributesOf = (tile: Element) =>
      [...tile.attributes].filter(({ name }) => name !== 'data-label').map(({ name, value }) => `${name}=${value}`)
    await expect(new Set(stage.getAllByRole('listitem').map((tile) => attributesOf(tile).join())).size).toBe(1)
    await expect(stage.queryByText(t('formats.question.correct'))).toBeNull()
  },
}

export const Table: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await goTo(context, stage, 'Drops of a Leaking Tap')
    await waitForVisible(() => stage.getByRole('cell', { name: '8.6 litres' }))
  },
}

/** A stack in the stack is a title; its own cards are presented from there. */
export const NestedStack: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await goTo(context, stage, 'Stories about Water')
    await waitForText(stage, t('formats.cards', { count: 3 }))
  },
}

/** The result of a class has numbers only: neither its table of students nor its texts, which name them. */
export const ClassInsight: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await goTo(context, stage, 'Class Insights: Mixtures Check')
    await waitForText(stage, '68%')
    await expect(stage.getAllByRole('table')).toHaveLength(1)
    await expect(stage.queryByText(/Grace|Dayang|Simran|Omar|Harpreet|Wei Jie/)).toBeNull()
  },
}

/** A student presents an own card. */
export const OfStudent: Story = {
  args: { as: 'mei_ling', path: presentedCard('My Notes: Bones & Joints') },
  play: async (context) => {
    const stage = await findStage(context)
    await waitForPosition(stage, 1, 1)
    for (const name of ['present.previous', 'present.next'] as const) {
      await expect(stage.getByRole('button', { name: t(name) })).toBeDisabled()
    }
  },
}

/** The next card takes the place of a card that was deleted elsewhere, with a quiet notice until the next step. */
export const DeletedCard: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await goTo(context, stage, 'Five Steps of a Waterworks')
    const { store } = getStoryApp(context)
    await store.dispatch(removeInaccessibleCards([seedCardId('Five Steps of a Waterworks')]))
    await waitForVisible(() => stage.getByRole('heading', { level: 1, name: 'A guess to begin with' }))
    await waitForPosition(stage, 3, SHOWN - 1)
    await waitForText(stage, t('present.gone'))
    await context.userEvent.keyboard('{ArrowRight}')
    await waitForPosition(stage, 4, SHOWN - 1)
    await expect(stage.queryByText(t('present.gone'))).toBeNull()
  },
}

/** The presentation ends with its stack, and the snackbar tells so. */
export const DeletedStack: Story = {
  args: { path: presentedCard('Five Words of a Waterworks') },
  play: async (context) => {
    await findStage(context)
    const { store } = getStoryApp(context)
    await store.dispatch(removeInaccessibleCards([seedCardId('Five Words of a Waterworks')]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitForText(snackbarsOf(context), t('focus.noAccess'))
  },
}

/** Snackbars, which may name students, wait until the presentation has ended. */
export const SnackbarsWait: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    const { store } = getStoryApp(context)
    store.dispatch(snackbarShown({ kind: 'neutral', text: { message: 'Harpreet shared a card with you.' } }))
    await waitForPosition(stage, 1, SHOWN)
    await expect(snackbarsOf(context).queryByText(/Harpreet/)).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await waitForText(snackbarsOf(context), 'Harpreet shared a card with you.')
  },
}

/** Without a press, browsers refuse full screen, as here: the presentation covers the page, and a button tries again. */
export const FullScreenRefused: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await waitForVisible(() => stage.getByRole('button', { name: t('present.fullScreen') }))
    await expect(document.fullscreenElement).toBeNull()
  },
}

/** Escape leaves, and keyboard focus returns to the button that has begun the presentation. */
export const Ended: Story = {
  args: { path: `/board/stack/${seedCardId(WATER)}` },
  play: async (context) => {
    await waitForAppReady(context)
    const button = await context.canvas.findByRole('button', { name: t('board.presentStack') })
    await context.userEvent.click(button)
    await findStage(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(getStoryApp(context).router.state.location.search).toEqual({})
  },
}

/** Some pages of the list failed: what has loaded is presented, and the rest is one press away. */
export const Incomplete: Story = {
  args: { path: '/board' },
  parameters: { allowedConsole: [/^\[api\] getCards failed:/] },
  play: async (context) => {
    await waitForAppReady(context)
    // The refetch after joining the channels would request the failed page again.
    await waitForRealtimeReady()
    const app = getStoryApp(context)
    const stop = intercept(app, cardsCalls.getCards, async (request, send) =>
      new URL(request.url).searchParams.get('page') === '1' ? send() : { status: 500 },
    )
    const stackId = seedCardId(WATER)
    await app.router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId }, search: { present: stackId } })
    const stage = await findStage(context)
    await waitForText(stage, t('present.incomplete'))
    stop()
    await context.userEvent.click(stage.getByRole('button', { name: t('present.retry') }))
    await waitForPosition(stage, 1, SHOWN)
    await expect(stage.queryByText(t('present.incomplete'))).toBeNull()
  },
}

export const Loading: Story = {
  args: { path: presentedCard(WATER), pendingCalls: ['getCard', 'getCards'] },
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(screen.findByRole('progressbar', { name: t('present.loading') }))
  },
}

/** The result of one person. */
export const NothingToPresent: Story = {
  args: { path: presentedCard('Mixtures Check: Harpreet Singh') },
  play: async (context) => {
    await waitForAppReady(context)
    const stage = await findDialog()
    await waitForVisible(() => stage.getByRole('heading', { level: 1, name: t('present.empty') }))
    await expect(stage.queryByText(/Harpreet answered/)).toBeNull()
    await waitForVisible(() => stage.getByRole('button', { name: t('present.close') }))
  },
}

const touch = (element: Element, from: number, to = from) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const place = (side: number) => ({
    pointerType: 'touch',
    pointerId: 1,
    isPrimary: true,
    clientX: left + side * width,
    clientY: top + height / 2,
  })
  void fireEvent.pointerDown(element, place(from))
  void fireEvent.pointerUp(element, place(to))
}

/** Top bars of phones have room for one button: its menu presents the open stack. */
export const FromSmallScreen: Story = {
  args: { path: `/board/stack/${seedCardId(WATER)}` },
  globals: phone,
  play: async (context) => {
    await waitForAppReady(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('board.exportStack') }))
    await context.userEvent.click(await screen.findByRole('menuitem', { name: t('board.action.present') }))
    await waitForPosition(await findStage(context), 1, SHOWN)
  },
}

/** Taps on the right and left third and swipes lead from card to card. */
export const SmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    const stage = await findStage(context)
    await waitForPosition(stage, 1, SHOWN)
    touch(stage.getByRole('article'), 0.9)
    await waitForPosition(stage, 2, SHOWN)
    touch(stage.getByRole('article'), 0.8, 0.2)
    await waitForPosition(stage, 3, SHOWN)
    touch(stage.getByRole('article'), 0.1)
    await waitForPosition(stage, 2, SHOWN)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SmallScreenQuestion: Story = {
  globals: phone,
  play: async (context) => goTo(context, await findStage(context), 'The order of the layers'),
}

/** A page of 1280 px at 400 % zoom. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async (context) => {
    const stage = await findStage(context)
    await goTo(context, stage, 'Five Steps of a Waterworks')
    const slide = stage.getByRole('article')
    await expect(slide.scrollHeight).toBeGreaterThan(slide.clientHeight)
    await expect(slide.scrollWidth).toBeLessThanOrEqual(slide.clientWidth)
  },
}

export const InMalayDark: Story = {
  globals: { language: 'ms', mode: 'dark' },
  play: async (context) => goTo(context, await findStage(context), 'Jaga Sungai Kita'),
}
