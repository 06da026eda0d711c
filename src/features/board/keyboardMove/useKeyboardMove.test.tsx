import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type Ref, useImperativeHandle } from 'react'
import { Provider } from 'react-redux'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CardListArg } from '@/api/cards/cardListPages'
import { selectIsDragging } from '@/store/dragSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../../stories/cardTypes/cardFixture'
import { MoveToolbar } from './MoveToolbar'
import { type KeyboardMoveOptions, useKeyboardMove } from './useKeyboardMove'

const myBoard: CardListArg = { stackId: undefined, search: '', filter: 'all', sort: 'manual', order: 'asc' }
const insideStack: CardListArg = { ...myBoard, stackId: 'stack' }
/** Two rows of two columns: A B, C D. */
const cards = ['A', 'B', 'C', 'D'].map((title) => cardFixture('text', { id: title, title }))

type LiftHandle = { lift: (cardId: string) => void }

function Board({ handle, ...options }: KeyboardMoveOptions & { handle: Ref<LiftHandle> }) {
  const { announcement, lift, move } = useKeyboardMove(options)
  useImperativeHandle(handle, () => ({ lift }))
  return (
    <>
      <h1>Elsewhere</h1>
      <button type="button">Elsewhere</button>
      <p aria-live="assertive">{announcement}</p>
      {move ? <MoveToolbar {...move} /> : null}
    </>
  )
}

function renderBoard(overrides: Partial<KeyboardMoveOptions> = {}) {
  const app = openApp({ isWithoutRealtime: true })
  onTestFinished(app.close)
  let handle: LiftHandle | null = null
  const onMoveEnd = vi.fn<KeyboardMoveOptions['onMoveEnd']>()
  const board = (more: Partial<KeyboardMoveOptions> = {}) => (
    <Provider store={app.store}>
      <Board
        handle={(instance: LiftHandle | null) => {
          handle = instance
        }}
        listedCards={cards}
        list={myBoard}
        selectedIds={[]}
        columns={2}
        isAutoLayout={false}
        onSortModeChange={() => () => undefined}
        onTargetChange={() => undefined}
        onMoveEnd={onMoveEnd}
        {...overrides}
        {...more}
      />
    </Provider>
  )
  const { container, rerender } = render(board())
  return {
    onMoveEnd,
    lift: (cardId: string) => act(() => handle?.lift(cardId)),
    press: (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(document.body, { key })
    },
    update: (more: Partial<KeyboardMoveOptions>) => rerender(board(more)),
    announcement: () => container.querySelector('[aria-live="assertive"]')?.textContent,
    toolbar: () => screen.queryByRole('toolbar', { name: 'Move card' }),
    isDragging: () => selectIsDragging(app.store.getState()),
    snackbars: () => selectSnackbars(app.store.getState()),
    requestLog: () => app.session.mockServer.requestLog.entries(),
  }
}

describe('announcements', () => {
  test.each<[string[], string]>([
    [[], 'Moving A. Use the arrow keys. Space drops, Escape puts it back. M changes between stacking and reordering.'],
    [['ArrowRight'], 'Over B: stack.'],
    [['ArrowDown'], 'Over C: stack.'],
    [['End'], 'Over D: stack.'],
    [['End', 'ArrowUp', 'ArrowLeft'], 'Over its own place.'],
    [['ArrowRight', 'Home'], 'Over its own place.'],
    [['m', 'ArrowRight', 'ArrowRight'], 'Before C.'],
    [['m', 'End'], 'At the end.'],
    [['m', 'ArrowRight', 'm'], 'Over B: stack.'],
    [['Escape'], 'Put back.'],
    [['Tab'], 'Put back.'],
    [['ArrowRight', 'ArrowLeft', ' '], 'Put back.'],
  ])('after %j: %s', (keys, expected) => {
    const { lift, press, announcement } = renderBoard()
    lift('A')
    press(...keys)
    expect(announcement()).toBe(expected)
  })

  test('inside a stack R is announced and drops on My Board', () => {
    const { lift, press, announcement, isDragging } = renderBoard({ list: insideStack })
    lift('A')
    expect(announcement()).toMatch(/R moves to My Board\.$/)
    press('r')
    expect(announcement()).toBe('Dropped.')
    expect(isDragging()).toBe(false)
  })

  test('on My Board R does nothing', () => {
    const { lift, press, announcement } = renderBoard()
    lift('A')
    press('r', 'ArrowRight')
    expect(announcement()).toBe('Over B: stack.')
  })

  const NOT_OWNER = 'Only the owner can move or stack this card.'
  test.each<[string, string[], string]>([
    ['A', ['End'], `Over Shared. ${NOT_OWNER}`],
    ['A', ['End', 'ArrowLeft'], 'Over D: stack.'],
    ['Shared', ['Home'], `Over A. ${NOT_OWNER}`],
    ['Shared', ['m', 'Home'], `Before A. ${NOT_OWNER}`],
    ['Shared', ['m', 'End'], `At the end. ${NOT_OWNER}`],
  ])('what a drop of %s after %j would refuse is not promised', (lifted, keys, expected) => {
    const shared = cardFixture('text', { id: 'Shared', title: 'Shared', isOwner: false })
    const { lift, press, announcement } = renderBoard({ listedCards: [...cards, shared] })
    lift(lifted)
    press(...keys)
    expect(announcement()).toBe(expected)
  })

  test('with Auto Layout M is not announced and does not switch to reordering', () => {
    const { lift, press, announcement } = renderBoard({ isAutoLayout: true })
    lift('A')
    expect(announcement()).toBe('Moving A. Use the arrow keys. Space drops, Escape puts it back.')
    press('m', 'ArrowRight')
    expect(announcement()).toBe('Over B: stack.')
  })
})

test('keyboard focus that has moved on before a drop is saved stays where it is', async () => {
  const shared = cardFixture('text', { id: 'shared', title: 'Shared', isOwner: false })
  const { lift, press, snackbars, onMoveEnd } = renderBoard({ listedCards: [...cards, shared] })
  lift('shared')
  press('Home', ' ')
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  await vi.waitFor(() => expect(snackbars()).toHaveLength(1))
  await act(async () => {})
  expect(onMoveEnd).not.toHaveBeenCalled()
})

test('Space on a card of another owner drops, stacks nothing and shows why', async () => {
  const shared = cardFixture('text', { id: 'shared', title: 'Shared', isOwner: false })
  const { lift, press, announcement, snackbars, onMoveEnd, requestLog } = renderBoard({
    listedCards: [...cards, shared],
  })
  lift('shared')
  press('Home', ' ')
  expect(announcement()).toBe('Dropped.')
  await vi.waitFor(() => expect(onMoveEnd.mock.calls).toEqual([['shared', 0]]))
  expect(snackbars().map(({ text }) => text)).toEqual([{ key: 'message.drag.unable' }])
  expect(requestLog()).toEqual([])
})

test('browser shortcuts keep working during a move', () => {
  const { lift, press, toolbar, announcement } = renderBoard({ list: insideStack })
  lift('A')
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(document.body, { key: 'r', [modifier]: true })).toBe(true)
  expect(toolbar()).toBeVisible()
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(false)
  press('ArrowRight')
  expect(announcement()).toBe('Over B: stack.')
})

test('only arrows repeat while held: the Enter that lifts a card from its menu does not drop it', () => {
  const { lift, press, announcement, toolbar } = renderBoard()
  lift('A')
  for (const key of ['Enter', ' ', 'm', 'Escape']) fireEvent.keyDown(document.body, { key, repeat: true })
  expect(toolbar()).toBeVisible()
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
  expect(announcement()).toBe('Over B: stack.')
  press('Escape')
  expect(toolbar()).not.toBeInTheDocument()
})

test.each(['a press elsewhere', 'a switch to another window'])('%s cancels the move', (kind) => {
  const { lift, announcement, isDragging, toolbar } = renderBoard()
  lift('A')
  fireEvent.pointerDown(toolbar() as HTMLElement)
  expect(isDragging()).toBe(true)
  if (kind === 'a press elsewhere') fireEvent.pointerDown(screen.getByRole('heading'))
  else act(() => void window.dispatchEvent(new FocusEvent('blur')))
  expect(announcement()).toBe('Put back.')
  expect(isDragging()).toBe(false)
  expect(toolbar()).not.toBeInTheDocument()
})

test('the move ends with its list', () => {
  const { lift, update, toolbar } = renderBoard()
  lift('A')
  expect(toolbar()).toBeVisible()
  update({ list: insideStack })
  expect(toolbar()).not.toBeInTheDocument()
})

test('during a search nothing is lifted', () => {
  const { lift, update, toolbar } = renderBoard({ list: { ...myBoard, search: 'a' } })
  lift('A')
  expect(toolbar()).not.toBeInTheDocument()
  update({ list: myBoard })
  lift('A')
  expect(toolbar()).toBeVisible()
})

describe('the buttons for the keys', () => {
  const labels = () =>
    within(screen.getByRole('toolbar', { name: 'Move card' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)

  test.each<[string, Partial<KeyboardMoveOptions>, string[]]>([
    ['on My Board', {}, ['Put back', 'Left', 'Right', 'Up', 'Down', 'Reorder', 'Drop here']],
    [
      'inside a stack',
      { list: insideStack },
      ['Put back', 'Left', 'Right', 'Up', 'Down', 'Reorder', 'My Board', 'Drop here'],
    ],
    ['with Auto Layout', { isAutoLayout: true }, ['Put back', 'Left', 'Right', 'Up', 'Down', 'Drop here']],
  ])('%s', (_, options, expected) => {
    const { lift } = renderBoard(options)
    lift('A')
    expect(labels()).toEqual(expected)
  })

  test('move, switch the mode, cancel and drop', () => {
    const { lift, announcement, toolbar } = renderBoard()
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    lift('A')
    click('Right')
    expect(announcement()).toBe('Over B: stack.')
    click('Reorder')
    click('Right')
    expect(announcement()).toBe('Before C.')
    expect(labels()).toContain('Stack')
    click('Put back')
    expect(announcement()).toBe('Put back.')
    expect(toolbar()).not.toBeInTheDocument()
    lift('B')
    click('Drop here')
    expect(announcement()).toBe('Put back.')
    expect(toolbar()).not.toBeInTheDocument()
  })
})
