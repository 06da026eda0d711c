import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { openOwnBoard } from '@/testing/openOwnBoard'
import { type DragListener, listenToMouse, listenToTouch } from './drag/sensors'
import { selectIsTouchMode, selectSelectedIds } from './selectionSlice'

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const VOLCANO = 'Inside a Volcano'

/** What of the teacher's own is on My Board here: few cards are read and drawn faster. */
const KEPT = [TAPIR, BATIK, VOLCANO, 'The Water Cycle']

/** The button that is the card. */
const card = (title: string) =>
  within(screen.getByRole('article', { name: title })).getAllByRole('button')[0] as HTMLElement
const toolbar = () => screen.findByRole('toolbar', { name: 'Selected cards' })

// The limits only say when to give up on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

beforeAll(async () => {
  await Promise.all([
    import('./toolbar/BoardToolbar'),
    import('./toolbar/CardMenu'),
    import('./actions/moveCards'),
    import('./drag/DragLayer'),
    import('./CreateBoardDialog'),
  ])
})

const openBoard = (options?: Parameters<typeof openOwnBoard>[1]) => openOwnBoard(KEPT, options)

/** Stacks two cards while the school takes its time: the stack's place says 'Loading...'. */
async function openBoardWithLoadingStack() {
  const app = await openBoard()
  await app.user.click(card(BATIK))
  await app.user.keyboard('{Control>}')
  await app.user.click(card(VOLCANO))
  app.session.school.latency = 60_000
  await app.user.keyboard('{/Control}g')
  const label = await screen.findByText('Loading...')
  return { ...app, label }
}

describe('the selection', () => {
  test('stays when a press on the toolbar misses its buttons', async () => {
    const { user, store } = await openBoard()
    await user.click(card(TAPIR))
    const bar = await toolbar()
    await user.click(within(bar).getByText('1 selected'))
    await user.click(bar)
    expect(selectSelectedIds(store.getState())).toHaveLength(1)
  })

  test('stays when a press meets a card that is loading', async () => {
    const { user, store, label } = await openBoardWithLoadingStack()
    await user.click(card(TAPIR))
    await user.click(label)
    expect(selectSelectedIds(store.getState())).toHaveLength(1)
  })

  test('leaves out cards that are loading, for Ctrl and A and for a range', async () => {
    const { user, store } = await openBoardWithLoadingStack()
    const buttons = screen.getAllByRole('article').map((article) => within(article).getAllByRole('button')[0])
    const chosen = () => selectSelectedIds(store.getState())
    await user.click(buttons.at(0) as HTMLElement)
    await user.keyboard('{Control>}a{/Control}')
    expect(chosen()).toHaveLength(buttons.length)
    await user.keyboard('{Shift>}')
    await user.click(buttons.at(-1) as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(chosen()).toHaveLength(buttons.length)
    expect(chosen().filter((id) => id.startsWith('temp_'))).toEqual([])
  })
})

// B-253.
test('a stack that is on its way shows the words where its title will be', async () => {
  const { label } = await openBoardWithLoadingStack()
  expect(label).toBeVisible()
  expect(label).not.toHaveClass('visually-hidden')
  expect(label).toHaveRole('status')
})

test('the toolbar names its keys as the keyboard does', async () => {
  const { user } = await openBoard()
  await user.click(card(TAPIR))
  const bar = within(await toolbar())
  const keyOf = (name: string) => bar.getByRole('button', { name }).getAttribute('aria-keyshortcuts')
  expect(['Delete', 'Rename', 'Magic'].map(keyOf)).toEqual(['Delete', 'F2', 'I'])
})

// WCAG 2.1.4: dictated words press letters, wherever the focus is.
test('letters are keys only where the cards have the focus', async () => {
  const { user, asked } = await openBoard()
  await user.click(card(TAPIR))
  expect(card(TAPIR)).toHaveFocus()
  act(() => screen.getByRole('button', { name: /^Filter/ }).focus())
  await user.keyboard('d')
  act(() =>
    within(screen.getByRole('toolbar', { name: 'Selected cards' }))
      .getByRole('button', { name: 'Magic' })
      .focus(),
  )
  await user.keyboard('d')
  expect(await screen.findByText('Duplicated.')).toBeVisible()
  expect(asked().filter((name) => name === 'duplicateCards')).toHaveLength(1)
})

test('a right click in the title that is typed gives the menu of the browser', async () => {
  const { user } = await openBoard()
  await user.click(card(TAPIR))
  await user.keyboard('{F2}')
  const isLeftToBrowser = fireEvent.contextMenu(await screen.findByRole('textbox', { name: 'Card title' }))
  expect(isLeftToBrowser).toBe(true)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('a finger that stays on the title that is typed selects nothing', async () => {
  const { user, store } = await openBoard()
  await user.click(card(TAPIR))
  await user.keyboard('{F2}')
  const field = await screen.findByRole('textbox', { name: 'Card title' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.touchStart(field, { touches: [{ clientX: 5, clientY: 5 }] })
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(selectIsTouchMode(store.getState())).toBe(false)
})

describe('a press in a field', () => {
  const listener = () =>
    ({
      canDrag: vi.fn<DragListener['canDrag']>(() => false),
      onStart: vi.fn<DragListener['onStart']>(),
      onMove: vi.fn<DragListener['onMove']>(),
      onRelease: vi.fn<DragListener['onRelease']>(),
      onCancel: vi.fn<DragListener['onCancel']>(),
      onLongPress: vi.fn<DragListener['onLongPress']>(),
    }) satisfies DragListener
  const api = {} as Parameters<typeof listenToMouse>[1]

  test.each([
    ['<button>', 1],
    ['<input>', 0],
    ['<textarea>', 0],
    ['<p contenteditable>', 0],
  ])('on %s begins %i drags and long presses', (html, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.body.innerHTML = `<div data-card-id="a">${html}</div>`
    const pressed = document.body.querySelector('[data-card-id] > *') as Element
    const heard = listener()
    const stops = [listenToMouse(heard, api), listenToTouch(heard, api)]
    fireEvent.mouseDown(pressed, { button: 0, clientX: 0, clientY: 0 })
    fireEvent.mouseMove(pressed, { clientX: 20, clientY: 0 })
    fireEvent.touchStart(pressed, { touches: [{ clientX: 0, clientY: 0 }] })
    vi.advanceTimersByTime(600)
    for (const stop of stops) stop()
    document.body.innerHTML = ''
    expect(heard.canDrag).toHaveBeenCalledTimes(times)
    expect(heard.onLongPress).toHaveBeenCalledTimes(times)
  })
})

// B-266.
test('a board that is being made keeps its dialog, which then tells of the failure', async () => {
  expectConsole(/^\[api\] createCard failed/)
  const { user, session } = await openBoard({ scenario: 'createFails' })
  await user.click(screen.getByRole('button', { name: 'New board' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New board' }))
  session.school.latency = 1000
  await user.type(dialog.getByRole('textbox', { name: 'Board name' }), 'Science fair{Enter}')
  for (const button of dialog.getAllByRole('button')) expect(button).toBeDisabled()
  await user.keyboard('{Escape}')
  await user.click(document.body)
  expect(await dialog.findByText(/^Your board name contains words/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
