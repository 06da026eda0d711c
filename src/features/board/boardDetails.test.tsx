import { act, configure, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { evictCards } from '@/api/cards/optimisticCards'
import { selectIsChatOpen } from '@/features/chat/chatSlice'
import { expectConsole } from '@/testing/expectConsole'
import { openOwnBoard } from '@/testing/openOwnBoard'
import { type DragListener, mouseSensor, touchSensor } from './dnd/sensors'
import { selectIsTouchMode, selectSelectedIds, touchModeEntered } from './selectionSlice'
import { cardTypeFilterChanged } from './cardTypeFilterSlice'

const HEAT = 'd0e5f292-6d9e-42ee-9af2-ce8c4c5abec8'
const HEAT_STACK = 'Year 5 Science: Heat, Matter, Rust'
const TAPIR = 'The Malayan Tapir'
const BATIK_ID = '7e8956fa-6548-4e82-b62a-e751a5e58111'
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
    import('./commands/moveCards'),
    import('./dnd/DragLayer'),
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
  app.session.mockServer.latency = 60_000
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

  test('ends when other types are shown', async () => {
    const { user, store } = await openBoard()
    await user.click(card(TAPIR))
    await toolbar()
    act(() => void store.dispatch(cardTypeFilterChanged(['table'])))
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument())
    act(() => void store.dispatch(cardTypeFilterChanged([])))
    expect(await screen.findByRole('article', { name: TAPIR })).toBeVisible()
    expect(selectSelectedIds(store.getState())).toEqual([])
  })

  test('of several by touch ends with the last card that was selected, also when that is taken back', async () => {
    const { user, store } = await openBoard()
    act(() => void store.dispatch(touchModeEntered({ id: BATIK_ID })))
    expect(within(await toolbar()).getByRole('button', { name: 'Done' })).toBeVisible()
    act(() => void store.dispatch(evictCards([BATIK_ID])))
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument())
    await user.click(card(TAPIR))
    await user.click(card(VOLCANO))
    expect(within(await toolbar()).getByText('1 selected')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument()
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
  const { user, requestLog } = await openBoard()
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
  expect(requestLog().filter((name) => name === 'duplicateCards')).toHaveLength(1)
})

test('a key that is held down acts once', async () => {
  const { user, requestLog } = await openBoard()
  await user.click(card(TAPIR))
  await user.keyboard('{d>6/}')
  expect(await screen.findByText('Duplicated.')).toBeVisible()
  expect(requestLog().filter((name) => name === 'duplicateCards')).toHaveLength(1)
})

test('an Enter that is held lifts a card from its menu, and does not drop it', async () => {
  const { user } = await openBoard()
  await user.click(
    within(screen.getByRole('article', { name: TAPIR })).getByRole('button', { name: `More for ${TAPIR}` }),
  )
  const item = await screen.findByRole('menuitem', { name: 'Move without dragging' })
  act(() => item.focus())
  await user.keyboard('{Enter>5/}')
  expect(await screen.findByRole('toolbar', { name: 'Move card' })).toBeVisible()
})

test('after Ctrl and A the keys of the actions are heard, wherever the focus was', async () => {
  const { user, store } = await openBoard()
  act(() => (document.activeElement as HTMLElement).blur())
  await user.keyboard('{Control>}a{/Control}')
  await toolbar()
  await user.keyboard('i')
  expect(selectIsChatOpen(store.getState())).toBe(true)
})

test('when the selection is ended in its toolbar, the focus goes back to the card', async () => {
  const { user } = await openBoard()
  await user.click(card(TAPIR))
  await user.click(within(await toolbar()).getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(card(TAPIR)).toHaveFocus())
})

test('while a card is moved by keyboard, the keys of the browser stay with it', async () => {
  const { user, requestLog } = await openOwnBoard([HEAT_STACK], { path: `/board/stack/${HEAT}` })
  const moved = card('Heat Is Not Temperature')
  act(() => moved.focus())
  await user.keyboard('m')
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(moved, { key: 'r', [modifier]: true })).toBe(true)
  expect(screen.getByRole('toolbar', { name: 'Move card' })).toBeVisible()
  expect(requestLog()).not.toContain('changeParent')
})

test.each([
  ['Enter', { isComposing: true }],
  ['Escape', { isComposing: true }],
  // Safari sends it after the composition.
  ['Enter', { isComposing: false, keyCode: 229 }],
])('%s that ends the composition of a word leaves the title open: %j', async (key, composing) => {
  const { user } = await openBoard()
  await user.click(card(TAPIR))
  await user.keyboard('{F2}')
  const field = await screen.findByRole('textbox', { name: 'Card title' })
  await user.type(field, ' 马来貘')
  const pressed = createEvent.keyDown(field, { key, ...composing })
  fireEvent(field, pressed)
  expect(pressed.defaultPrevented).toBe(false)
  expect(field).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('article', { name: `${TAPIR} 马来貘` })).toBeVisible()
})

test('a title that is typed is saved when the list is left with Back, and is not open on return', async () => {
  const { user, router, requestLog } = await openOwnBoard([HEAT_STACK])
  await act(() => router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId: HEAT } }))
  await screen.findByRole('article', { name: 'Heat Is Not Temperature' })
  await user.click(card('Heat Is Not Temperature'))
  await user.keyboard('{F2}')
  await user.type(await screen.findByRole('textbox', { name: 'Card title' }), '!')
  act(() => router.history.back())
  await waitFor(() => expect(requestLog()).toContain('updateCard'))
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  act(() => router.history.forward())
  expect(await screen.findByRole('article', { name: 'Heat Is Not Temperature!' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Card title' })).not.toBeInTheDocument()
})

test('a right click in the title that is typed gives the menu of the browser', async () => {
  const { user } = await openBoard()
  await user.click(card(TAPIR))
  await user.keyboard('{F2}')
  const isDefaultAllowed = fireEvent.contextMenu(await screen.findByRole('textbox', { name: 'Card title' }))
  expect(isDefaultAllowed).toBe(true)
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

// Android asks for a menu when a finger stays, a little before or after the board selects.
test.each([400, 600])('a finger that stays selects, and opens no menu after %i ms', async (time) => {
  const { store } = await openBoard()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.touchStart(card(TAPIR), { touches: [{ clientX: 5, clientY: 5 }] })
  await act(() => vi.advanceTimersByTimeAsync(time))
  expect(fireEvent.contextMenu(card(TAPIR))).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(selectIsTouchMode(store.getState())).toBe(true)
  expect(fireEvent.touchEnd(card(TAPIR))).toBe(false)
})

const createListener = () =>
  ({
    canDrag: vi.fn<DragListener['canDrag']>(() => false),
    onStart: vi.fn<DragListener['onStart']>(),
    onMove: vi.fn<DragListener['onMove']>(),
    onRelease: vi.fn<DragListener['onRelease']>(),
    onCancel: vi.fn<DragListener['onCancel']>(),
    onLongPress: vi.fn<DragListener['onLongPress']>(),
  }) satisfies DragListener
const api = {} as Parameters<typeof mouseSensor>[1]

test('the tap after a long press that the browser has taken over is a tap', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = '<div data-card-id="a"><button></button></div>'
  const pressed = screen.getByRole('button')
  const callbacks = createListener()
  const cleanup = touchSensor(callbacks, api)
  fireEvent.touchStart(pressed, { touches: [{ clientX: 0, clientY: 0 }] })
  vi.advanceTimersByTime(600)
  fireEvent.touchCancel(pressed)
  fireEvent.touchStart(pressed, { touches: [{ clientX: 0, clientY: 0 }] })
  const isTap = fireEvent.touchEnd(pressed)
  cleanup()
  document.body.innerHTML = ''
  expect(callbacks.onLongPress).toHaveBeenCalledOnce()
  expect(isTap).toBe(true)
})

describe('a press in a field', () => {
  test.each([
    ['<button>', 1],
    ['<input>', 0],
    ['<textarea>', 0],
    ['<p contenteditable>', 0],
  ])('on %s begins %i drags and long presses', (html, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.body.innerHTML = `<div data-card-id="a">${html}</div>`
    const pressed = document.body.querySelector('[data-card-id] > *') as Element
    const callbacks = createListener()
    const cleanups = [mouseSensor(callbacks, api), touchSensor(callbacks, api)]
    fireEvent.mouseDown(pressed, { button: 0, clientX: 0, clientY: 0 })
    fireEvent.mouseMove(pressed, { clientX: 20, clientY: 0 })
    fireEvent.touchStart(pressed, { touches: [{ clientX: 0, clientY: 0 }] })
    vi.advanceTimersByTime(600)
    for (const cleanup of cleanups) cleanup()
    document.body.innerHTML = ''
    expect(callbacks.canDrag).toHaveBeenCalledTimes(times)
    expect(callbacks.onLongPress).toHaveBeenCalledTimes(times)
  })
})

test.each(['Cancel', 'Escape', 'Yes'])('after %s a question leaves nothing behind for Back', async (answer) => {
  const { user, router, currentUrl } = await openOwnBoard([HEAT_STACK])
  await act(() => router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId: HEAT } }))
  await screen.findByRole('article', { name: 'Heat Is Not Temperature' })
  await user.click(card('Heat Is Not Temperature'))
  await user.keyboard('{Delete}')
  const question = await screen.findByRole('alertdialog', { name: 'Delete this card?' })
  expect(question).toHaveAccessibleDescription('This cannot be undone.')
  await waitFor(() => expect(currentUrl()).toMatch(/\?confirmation$/))
  if (answer === 'Escape') await user.keyboard('{Escape}')
  else await user.click(within(question).getByRole('button', { name: answer }))
  await waitFor(() => expect(currentUrl()).toBe(`/board/stack/${HEAT}`))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  if (answer === 'Yes') expect(await screen.findByText('Card deleted.')).toBeVisible()
  else expect(await toolbar()).toBeVisible()
  act(() => router.history.back())
  await waitFor(() => expect(currentUrl()).toBe('/board'))
})

test('Forward to a question that was answered shows the place without it', async () => {
  const { user, router, currentUrl } = await openBoard()
  await user.click(card(TAPIR))
  await user.keyboard('{Delete}')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  const visited: string[] = []
  router.history.subscribe(({ location }) => visited.push(location.href))
  act(() => router.history.forward())
  await waitFor(() => expect(visited).toEqual(['/board?confirmation', '/board']))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

// B-266.
test('a board that is being made keeps its dialog, which then tells of the failure', async () => {
  expectConsole(/^\[api\] createCard failed/)
  const { user, session } = await openBoard({ scenario: 'createFails' })
  await user.click(screen.getByRole('button', { name: 'New board' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New board' }))
  session.mockServer.latency = 1000
  await user.type(dialog.getByRole('textbox', { name: 'Board name' }), 'Science fair{Enter}')
  for (const button of dialog.getAllByRole('button')) expect(button).toBeDisabled()
  await user.keyboard('{Escape}')
  await user.click(document.body)
  expect(await dialog.findByText(/^Your board name contains words/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
