import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CardListArg } from '@/api/cards/cardListPages'
import { evictCards } from '@/api/cards/cardChanges'
import { userApi } from '@/api/user'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { answerConfirmation } from '@/store/confirmationSlice'
import { selectIsDragging } from '@/store/dragSlice'
import { expectConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import type { CardRecord } from '@mocks/db/tables'
import type { MockServer } from '@mocks/server/mockServer'
import { BoardScreen } from './BoardScreen'
import { cardTypeFilterChanged, selectCardTypeFilter } from '@/model/board/cardTypeFilterSlice'
import { selectSelectedIds, touchModeEntered } from '@/model/board/selectionSlice'
import { undoNewest } from '@/model/board/undo/undo'

const HEAT_ID = 'd0e5f292-6d9e-42ee-9af2-ce8c4c5abec8'
const TAPIR_ID = '4afcb593-f7f9-4973-87be-30a89b2d1710'
const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const FOOD_CHAINS = 'Food Chains & Food Webs'
const VOLCANO = 'Inside a Volcano'
const HEAT_CARD = 'Heat Is Not Temperature'
/** Titles of My Board in these tests, last modified first. */
const TITLES = [TAPIR, FOOD_CHAINS, BATIK, VOLCANO, 'Year 5 Science: Heat, Matter, Rust']

const heatStack: CardListArg = { ...myBoard, stackId: HEAT_ID }

// Finds tiles by tag, because role queries over the whole document are slow.
const tiles = () => [...document.querySelectorAll('article')]
const titleOf = (article: Element) =>
  document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
const titles = () => tiles().map(titleOf)
function tile(title: string): HTMLElement {
  const found = tiles().find((article) => titleOf(article) === title)
  if (!found) throw new Error(`No card "${title}".`)
  return found
}
const card = (title: string) => tile(title).querySelector('button') as HTMLElement
const summary = () => screen.getByRole('heading', { level: 1 }).nextElementSibling
const toolbar = () => screen.findByRole('toolbar', { name: 'Selected cards' })

beforeAll(async () => {
  // Loads the lazy chunks once, so that no test waits for an import.
  await Promise.all([import('./dnd/DragLayer'), import('./toolbar/BoardToolbar'), import('./boardMenus')])
})

/** Removes all cards except those with the given titles and their descendants. */
function reduceSeed({ cards }: MockServer['db'], titlesToKeep: readonly string[]) {
  const rootOf = (record: CardRecord): CardRecord => {
    const parent = record.parent_id && cards.get(record.parent_id)
    return parent ? rootOf(parent) : record
  }
  const removed = [...cards.all()].filter((record) => !titlesToKeep.includes(decodeEntities(rootOf(record).title)))
  for (const { id } of removed) cards.remove(id)
}

/** Renders the board without the app around it. `titlesToKeep` are the titles of the cards on My Board. */
async function renderBoard(list: Partial<CardListArg> = {}, titlesToKeep: readonly string[] = TITLES) {
  const { store, session, close } = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  const { mockServer } = session
  reduceSeed(mockServer.db, titlesToKeep)
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const callbacks = {
    onOpen: vi.fn(),
    onOpenStack: vi.fn(),
    onMyBoard: vi.fn(),
    onOpenOrigin: vi.fn(),
    onShowAll: vi.fn(),
    onEndSearch: vi.fn(),
    onEndFilter: vi.fn(),
    onListMissing: vi.fn(),
    onAsk: vi.fn(),
    onMagic: vi.fn(),
    onShare: vi.fn(),
    onPresent: vi.fn(),
    onExport: vi.fn(),
    onSortModeChange: vi.fn(() => () => undefined),
    onSort: vi.fn(),
  }
  const board = (arg: CardListArg, isObscured = false) => (
    <Provider store={store}>
      <BoardScreen list={arg} buddy={null} isObscured={isObscured} {...callbacks} />
    </Provider>
  )
  const { rerender, unmount } = render(board({ ...myBoard, ...list }))
  onTestFinished(() => {
    unmount()
    close()
  })
  await waitFor(() => expect(document.querySelector('ul[aria-busy]')).toBeNull())
  const user = userEvent.setup({ delay: null })
  return {
    ...callbacks,
    store,
    mockServer,
    user,
    /** Shows another list, as a navigation does. */
    show: (arg: CardListArg) => rerender(board(arg)),
    /** Simulates an open card above the board, or closes it. */
    cover: (isObscured: boolean) => rerender(board({ ...myBoard, ...list }, isObscured)),
    selectedIds: () => selectSelectedIds(store.getState()),
    requestLog: () => mockServer.requestLog.entries().map(({ call }) => call),
    confirmYes: async () => {
      await waitFor(() => expect(store.getState().confirmation).not.toBeNull())
      act(() => void store.dispatch(answerConfirmation(true)))
    },
    toggle: async (title: string) => {
      await user.keyboard('{Control>}')
      await user.click(card(title))
      await user.keyboard('{/Control}')
    },
  }
}

/** Stacks two cards while the response is delayed. `label` is the element with the placeholder's text. */
async function renderBoardWithPendingStack() {
  const board = await renderBoard()
  await board.user.click(card(BATIK))
  await board.toggle(VOLCANO)
  board.mockServer.latency = 60_000
  await board.user.keyboard('g')
  return { ...board, label: await screen.findByText('Loading...') }
}

test('the board shows its cards, last modified first, and their number', async () => {
  const { user } = await renderBoard()
  await waitFor(() => expect(titles()).toEqual(TITLES))
  expect(screen.getByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
  expect(summary()).toHaveTextContent(/^5 cards$/)
  await user.click(card(TAPIR))
  expect(summary()).toHaveTextContent(/^1 card selected$/)
  await user.keyboard('{Escape}')
  expect(summary()).toHaveTextContent(/^5 cards$/)
})

describe('the keyboard', () => {
  const tabStops = () =>
    tiles().flatMap((article) => [...article.querySelectorAll('button')].filter((button) => button.tabIndex === 0))

  test('finds the grid in one tab stop; arrows, Home and End move between its cards', async () => {
    const { user } = await renderBoard()
    await waitFor(() => expect(titles()).toEqual(TITLES))
    expect(tabStops()).toEqual([card(TAPIR)])
    act(() => card(TAPIR).focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(card(BATIK)).toHaveFocus()
    expect(tabStops()).toEqual([card(BATIK)])
    await user.keyboard('{ArrowLeft}')
    expect(card(FOOD_CHAINS)).toHaveFocus()
    await user.keyboard('{End}')
    expect(card(TITLES.at(-1) ?? '')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(card(TAPIR)).toHaveFocus()
  })

  test('extends the selection by Shift and arrows, from the card it began at', async () => {
    const { user } = await renderBoard()
    await waitFor(() => expect(titles()).toEqual(TITLES))
    const selected = () => screen.getAllByRole('row', { selected: true }).map(({ textContent }) => textContent)
    act(() => card(FOOD_CHAINS).focus())
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(selected()).toEqual([FOOD_CHAINS, BATIK].map((title) => expect.stringContaining(title)))
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(selected()).toEqual([FOOD_CHAINS, BATIK, VOLCANO].map((title) => expect.stringContaining(title)))
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(selected()).toEqual([FOOD_CHAINS, BATIK].map((title) => expect.stringContaining(title)))
    await user.keyboard('{ArrowLeft}')
    expect(card(FOOD_CHAINS)).toHaveFocus()
    expect(selected()).toHaveLength(2)
  })

  test.each(['{F10}', '{Shift>}{F10}{/Shift}'])(
    'reaches the actions of a card by %s; Escape returns to it',
    async (keys) => {
      const { user } = await renderBoard()
      await waitFor(() => expect(titles()).toEqual(TITLES))
      act(() => card(BATIK).focus())
      await user.keyboard(keys)
      expect(await screen.findByRole('menu')).toHaveAccessibleName(`More for ${BATIK}`)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(card(BATIK)).toHaveFocus())
    },
  )

  test('reaches the quiz of an insight in the menu of the card', async () => {
    const RESULT = 'My Result: Forces & Motion'
    const { user, onOpenOrigin } = await renderBoard({}, [RESULT])
    await waitFor(() => expect(titles()).toEqual([RESULT]))
    act(() => card(RESULT).focus())
    await user.keyboard('{F10}')
    await user.click(await screen.findByRole('menuitem', { name: /^From / }))
    expect(onOpenOrigin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'schoolquestioninsight' }))
  })
})

test('keyboard focus returns to the card it was on, however briefly a card was open over the board', async () => {
  const { cover } = await renderBoard()
  await waitFor(() => expect(titles()).toEqual(TITLES))
  act(() => card(TAPIR).focus())
  // Without an animation frame the board never becomes inert. Only `revealCount` then says that a card was open.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  cover(true)
  act(() => card(TAPIR).blur())
  cover(false)
  expect(card(TAPIR)).toHaveFocus()
})

// A newer server may send a card type that this client does not know.
test('a card of an unknown type does not affect the other cards', async () => {
  expectConsole(/^\[contract\] getCards: "data\.\[\]\.type" breaks the contract\./)
  const { mockServer, show } = await renderBoard(heatStack)
  const { cards } = mockServer.db
  const record = cards.get(TAPIR_ID)
  if (record) cards.set({ ...record, type: 'hologram' })
  show(myBoard)
  await waitFor(() => expect(titles()).toEqual(expect.arrayContaining(TITLES.slice(1))))
})

describe('the selection', () => {
  // D-2413: 'Click on empty board space or Escape clears'.
  test('survives clicks in the toolbar and on a loading card; a click on empty space clears it', async () => {
    const { user, label, selectedIds } = await renderBoardWithPendingStack()
    await user.click(card(TAPIR))
    const bar = await toolbar()
    await user.click(label)
    await user.click(within(bar).getByText('1 selected'))
    await user.click(bar)
    expect(selectedIds()).toEqual([TAPIR_ID])
    await user.click(screen.getByRole('main'))
    expect(selectedIds()).toEqual([])
  })

  test('leaves out loading cards, for Ctrl+A and for a range', async () => {
    const { user, selectedIds } = await renderBoardWithPendingStack()
    const buttons = tiles().map((article) => article.querySelector('button') as HTMLElement)
    expect(buttons).toHaveLength(3)
    await user.click(buttons.at(0) as HTMLElement)
    await user.keyboard('{Control>}a{/Control}')
    expect(selectedIds()).toHaveLength(3)
    await user.keyboard('{Shift>}')
    await user.click(buttons.at(-1) as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(selectedIds()).toHaveLength(3)
    expect(selectedIds().filter((id) => id.startsWith('temp_'))).toEqual([])
  })

  test.each<[string, Partial<CardListArg>]>([
    ['search', { search: 'a' }],
    ['filter', { filter: 'shared' }],
    ['sort', { sort: 'alphabetical' }],
    ['order', { order: 'asc' }],
    ['stack', { stackId: HEAT_ID }],
  ])('is cleared when the %s changes', async (_, change) => {
    const { user, show, selectedIds } = await renderBoard()
    await user.click(card(TAPIR))
    expect(selectedIds()).toEqual([TAPIR_ID])
    show({ ...myBoard, ...change })
    expect(selectedIds()).toEqual([])
  })

  test('is cleared when the card type filter changes', async () => {
    const { user, store, selectedIds } = await renderBoard()
    await user.click(card(TAPIR))
    await toolbar()
    act(() => void store.dispatch(cardTypeFilterChanged(['table'])))
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    act(() => void store.dispatch(cardTypeFilterChanged([])))
    expect(card(TAPIR)).toHaveAttribute('aria-pressed', 'false')
    expect(selectedIds()).toEqual([])
  })

  test('by touch ends with its last card when access to that card is revoked', async () => {
    const { user, store } = await renderBoard()
    act(() => void store.dispatch(touchModeEntered({ id: TAPIR_ID })))
    expect(within(await toolbar()).getByRole('button', { name: 'Done' })).toBeVisible()
    act(() => void store.dispatch(evictCards([TAPIR_ID])))
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument())
    await user.click(card(BATIK))
    await user.click(card(VOLCANO))
    expect(within(await toolbar()).getByText('1 selected')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  })
})

// B-253.
test('a pending stack shows the loading text in place of its title', async () => {
  const { label } = await renderBoardWithPendingStack()
  expect(label).toBeVisible()
  expect(label).not.toHaveClass('visually-hidden')
  expect(label).toHaveRole('status')
})

describe('focus', () => {
  test('returns to the card when the selection is cleared in the toolbar', async () => {
    const { user } = await renderBoard()
    await user.click(card(TAPIR))
    await user.click(within(await toolbar()).getByRole('button', { name: 'Clear selection' }))
    await waitFor(() => expect(card(TAPIR)).toHaveFocus())
  })

  test('moves from a deleted card to the next one, and returns there from a removed snackbar', async () => {
    const { user, store, confirmYes } = await renderBoard()
    act(() => card(TAPIR).focus())
    await user.keyboard(' {Delete}')
    await confirmYes()
    await waitFor(() => expect(titles()).not.toContain(TAPIR))
    await waitFor(() => expect(card(FOOD_CHAINS)).toHaveFocus())
    const snackbarButton = document.body.appendChild(document.createElement('button'))
    snackbarButton.focus()
    snackbarButton.remove()
    await act(() => store.dispatch(undoNewest()))
    await waitFor(() => expect(titles()).toContain(TAPIR))
    expect(card(FOOD_CHAINS)).toHaveFocus()
  })

  test.each(['{Escape}', '{Enter}'])('returns to the card when %s ends renaming without a change', async (key) => {
    const { user } = await renderBoard()
    act(() => card(TAPIR).focus())
    await user.keyboard(' {F2}')
    expect(await screen.findByRole('textbox', { name: 'Card title' })).toHaveFocus()
    await user.keyboard(key)
    expect(card(TAPIR)).toHaveFocus()
  })

  test('goes to the title when a stack without cards is opened', async () => {
    const { show, mockServer } = await renderBoard()
    for (const { id, parent_id } of [...mockServer.db.cards.all()])
      if (parent_id === HEAT_ID) mockServer.db.cards.remove(id)
    act(() => card('Year 5 Science: Heat, Matter, Rust').focus())
    show(heatStack)
    expect(await screen.findByRole('heading', { name: /create your first content/ })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('moves from stacked cards to their stack', async () => {
    const { user, toggle } = await renderBoard()
    act(() => card(TAPIR).focus())
    await user.keyboard(' ')
    await toggle(VOLCANO)
    expect(card(VOLCANO)).toHaveFocus()
    await user.keyboard('g')
    await waitFor(() => expect(card('Untitled stack')).toHaveFocus())
  })
})

describe('renaming', () => {
  test('saves when its list is left, and is not open on return', async () => {
    const { user, show, requestLog } = await renderBoard(heatStack)
    await user.click(card(HEAT_CARD))
    await user.keyboard('{F2}')
    await user.type(await screen.findByRole('textbox', { name: 'Card title' }), '!')
    show(myBoard)
    await waitFor(() => expect(requestLog()).toContain('updateCard'))
    await waitFor(() => expect(titles()).toContain(TAPIR))
    show(heatStack)
    await waitFor(() => expect(titles()).toContain(`${HEAT_CARD}!`))
    expect(screen.queryByRole('textbox', { name: 'Card title' })).not.toBeInTheDocument()
  })

  test('leaves the context menu of the title field to the browser', async () => {
    const { user } = await renderBoard()
    await user.click(card(TAPIR))
    await user.keyboard('{F2}')
    const field = await screen.findByRole('textbox', { name: 'Card title' })
    expect(fireEvent.contextMenu(field)).toBe(true)
    expect(fireEvent.contextMenu(card(BATIK))).toBe(false)
    expect(await screen.findByRole('menu')).toHaveAccessibleName(`More for ${BATIK}`)
  })
})

test('a card is selected from its menu', async () => {
  const { user, selectedIds } = await renderBoard()
  await user.click(within(tile(TAPIR)).getByRole('button', { name: `More for ${TAPIR}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Select' }))
  expect(selectedIds()).toEqual([TAPIR_ID])
})

test('during a search neither toolbar nor menu stack, unstack, duplicate or move', async () => {
  const { user } = await renderBoard({ search: 'food' })
  await waitFor(() => expect(titles()).toContain(FOOD_CHAINS))
  await user.click(card(FOOD_CHAINS))
  const labels = within(await toolbar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(labels).toContain('Delete')
  for (const action of ['Stack', 'Unstack', 'Duplicate']) expect(labels).not.toContain(action)
  await user.click(within(tile(FOOD_CHAINS)).getByRole('button', { name: `More for ${FOOD_CHAINS}` }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).not.toContain('Move without dragging')
})

test('leaving the list ends a keyboard move: nothing stays lifted', async () => {
  const { user, store, show, requestLog } = await renderBoard()
  act(() => card(TAPIR).focus())
  await user.keyboard('m')
  await waitFor(() => expect(selectIsDragging(store.getState())).toBe(true))
  show(heatStack)
  expect(selectIsDragging(store.getState())).toBe(false)
  await waitFor(() => expect(titles()).toContain(HEAT_CARD))
  await user.keyboard('{ArrowRight} ')
  await user.click(card(HEAT_CARD))
  expect(await toolbar()).toBeVisible()
  expect(requestLog()).not.toContain('changeParent')
  expect(requestLog()).not.toContain('generateStack')
})

// B-068: the card type filter counts as a filter.
test('a card type filter without matches shows the empty state, and Show all clears it', async () => {
  const { user, store, onShowAll } = await renderBoard(heatStack)
  act(() => void store.dispatch(cardTypeFilterChanged(['video'])))
  expect(screen.getByRole('heading', { name: 'No cards found' })).toBeVisible()
  expect(screen.getByText('Try changing your search or filter.')).toBeVisible()
  expect(summary()).toHaveTextContent('0 cards found')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(selectCardTypeFilter(store.getState())).toEqual([])
  expect(onShowAll).toHaveBeenCalledOnce()
  expect(card(HEAT_CARD)).toBeVisible()
})

test('the card type filter ends with its place', async () => {
  const { store, show } = await renderBoard()
  act(() => void store.dispatch(cardTypeFilterChanged(['stack'])))
  await waitFor(() => expect(titles()).not.toContain(TAPIR))
  show({ ...myBoard, sort: 'created_at' })
  expect(selectCardTypeFilter(store.getState())).toEqual(['stack'])
  show(heatStack)
  expect(selectCardTypeFilter(store.getState())).toEqual([])
  await waitFor(() => expect(titles()).toContain(HEAT_CARD))
  act(() => void store.dispatch(cardTypeFilterChanged(['video'])))
  show(myBoard)
  expect(selectCardTypeFilter(store.getState())).toEqual([])
})

test('chips name the search, the filter and the card types that are shown, and remove them', async () => {
  const { user, store, show, onEndFilter, onEndSearch } = await renderBoard()
  const chips = () => within(screen.getByRole('grid', { name: 'Active filters' }))
  const names = () =>
    chips()
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
  act(() => void store.dispatch(cardTypeFilterChanged(['text', 'stack'])))
  await screen.findByRole('grid', { name: 'Active filters' })
  expect(names()).toEqual(['Text', 'Stack'])
  await user.click(chips().getByRole('button', { name: /^Remove filter Text/ }))
  expect(selectCardTypeFilter(store.getState())).toEqual(['stack'])
  show({ ...myBoard, filter: 'shared' })
  await waitFor(() => expect(names()).toEqual(['Shared with me', 'Stack']))
  await user.click(chips().getByRole('button', { name: /^Remove filter Shared with me/ }))
  expect(onEndFilter).toHaveBeenCalledOnce()
  show({ ...myBoard, search: 'heat' })
  await waitFor(() => expect(names()).toEqual(['“heat”', 'Stack']))
  await user.click(chips().getByRole('button', { name: /^Remove filter “heat”/ }))
  expect(onEndSearch).toHaveBeenCalledOnce()
  show(myBoard)
  await user.click(await screen.findByRole('button', { name: /^Remove filter Stack/ }))
  expect(screen.queryByRole('grid', { name: 'Active filters' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a search without results counts none and offers to clear it', async () => {
  const { user, onShowAll } = await renderBoard({ search: 'zzzz' })
  expect(await screen.findByRole('heading', { name: 'No cards found' })).toBeVisible()
  expect(screen.getByText('Try changing your search or filter.')).toBeVisible()
  expect(summary()).toHaveTextContent('0 cards found')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onShowAll).toHaveBeenCalledOnce()
})

test('an empty board counts no cards', async () => {
  await renderBoard({}, [])
  expect(
    await screen.findByRole('heading', { name: 'Let your creativity flow and create your first content' }),
  ).toBeVisible()
  expect(summary()).toHaveTextContent(/^0 cards$/)
})

test('a board that failed to load does not claim to have no cards', async () => {
  expectConsole(/^\[api\] getCards failed:.*500/s)
  const { mockServer, show } = await renderBoard(heatStack)
  mockServer.setScenario('serverError')
  show(myBoard)
  await screen.findByRole('heading', { name: 'Your cards did not load' })
  expect(summary()).toBeEmptyDOMElement()
})

test('a double click on Duplicate makes one copy', async () => {
  const { user, requestLog } = await renderBoard()
  await user.click(card(TAPIR))
  await user.dblClick(within(await toolbar()).getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(titles().filter((title) => title === TAPIR)).toHaveLength(2))
  expect(requestLog().filter((call) => call === 'duplicateCards')).toHaveLength(1)
})
