import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { cardActions, type CardActionId } from '@/model/actions/cardActions'
import { cardsSelected, selectSelectedIds } from '@/model/board/selectionSlice'
import { useBoardShortcuts } from './useBoardShortcuts'

const cards = [
  cardFixture('text', { id: 'a' }),
  cardFixture('stack', { id: 'pending', loading: true }),
  cardFixture('text', { id: 'b' }),
]
const AVAILABLE: CardActionId[] = ['magic', 'rename', 'duplicate', 'delete']
const actions = cardActions.filter(({ id }) => AVAILABLE.includes(id))

function Board({ onAction }: { onAction: (action: CardActionId) => void }) {
  const boardRef = useRef<HTMLElement>(null)
  useBoardShortcuts({ boardRef, cards, actions, onAction: ({ id }) => onAction(id), onUndo: () => undefined })
  return (
    <main ref={boardRef}>
      <button type="button">Filter</button>
      <input aria-label="Search" />
      <div data-card-id="a">
        <button type="button">Card</button>
      </div>
      <div role="toolbar" aria-label="Selected cards">
        <button type="button">Magic</button>
      </div>
    </main>
  )
}

function renderBoard() {
  const app = openApp({ isWithoutRealtime: true })
  onTestFinished(app.close)
  const onAction = vi.fn<(action: CardActionId) => void>()
  render(
    <Provider store={app.store}>
      <Board onAction={onAction} />
    </Provider>,
  )
  const press = (target: string, key: string, modifiers = {}) => {
    const element = target === 'body' ? document.body : (screen.queryByText(target) ?? screen.getByLabelText(target))
    return fireEvent.keyDown(element, { key, ...modifiers })
  }
  const selectedIds = () => selectSelectedIds(app.store.getState())
  return { store: app.store, onAction, press, selectedIds, user: userEvent.setup({ delay: null }) }
}

// WCAG 2.1.4: speech input could trigger single-letter shortcuts, so they work only in cards and toolbars.
test.each([
  ['Card', 'd', ['duplicate']],
  ['Magic', 'd', ['duplicate']],
  ['Card', 'D', ['duplicate']],
  ['Filter', 'd', []],
  ['body', 'd', []],
  ['Search', 'd', []],
  ['Filter', 'F2', ['rename']],
  ['body', 'Delete', ['delete']],
  ['body', 'Backspace', ['delete']],
  ['Search', 'Backspace', []],
  ['Card', 'g', []],
])('in %s the key "%s" runs %j', (target, key, expected) => {
  const { onAction, press } = renderBoard()
  press(target, key)
  expect(onAction.mock.calls.flat()).toEqual(expected)
})

test.each(['altKey', 'shiftKey', 'ctrlKey', 'metaKey'])('with %s a letter is not an action', (modifier) => {
  const { onAction, press } = renderBoard()
  expect(press('Card', 'd', { [modifier]: true })).toBe(true)
  expect(onAction).not.toHaveBeenCalled()
})

test('a key that is held down runs its action once', async () => {
  const { onAction, user } = renderBoard()
  act(() => screen.getByText('Card').focus())
  await user.keyboard('{d>6/}')
  expect(onAction.mock.calls).toEqual([['duplicate']])
})

test.each(['ctrlKey', 'metaKey'])(
  'with %s, A selects all cards that are not loading and moves focus to a card, so that letters work',
  (modifier) => {
    const { onAction, press, selectedIds } = renderBoard()
    expect(press('body', 'a', { [modifier]: true })).toBe(false)
    expect(selectedIds()).toEqual(['a', 'b'])
    expect(screen.getByText('Card')).toHaveFocus()
    fireEvent.keyDown(document.activeElement as Element, { key: 'i' })
    expect(onAction.mock.calls).toEqual([['magic']])
  },
)

test('Escape clears the selection', () => {
  const { store, press, selectedIds } = renderBoard()
  act(() => void store.dispatch(cardsSelected({ ids: ['a', 'b'] })))
  press('body', 'Escape')
  expect(selectedIds()).toEqual([])
})
