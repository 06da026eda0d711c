import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../../stories/cardTypes/cardFixture'
import { geometryOf } from './geometry'
import { GridCell } from './GridCell'

const card = cardFixture('text', { id: 'a', title: 'Tapirs' })

function renderCell({ isRenaming = false, opensAtOnce = false } = {}) {
  const callbacks = { onSelect: vi.fn(), onOpen: vi.fn(), onRename: vi.fn() }
  const { store, close } = openApp()
  onTestFinished(close)
  render(
    <Provider store={store}>
      <div role="grid">
        <GridCell
          card={card}
          index={0}
          geometry={geometryOf(1024, () => 100)}
          isSelected={false}
          isRenaming={isRenaming}
          opensAtOnce={opensAtOnce}
          {...callbacks}
        />
      </div>
    </Provider>,
  )
  return { ...callbacks, user: userEvent.setup({ delay: null }) }
}
const cardButton = () => screen.getByRole('button', { name: /^Tapirs, / })

test('row and cell are named after the title and the type of their card', () => {
  renderCell()
  expect(screen.getByRole('row', { name: 'Tapirs Text' })).toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name: 'Tapirs Text' })).toBeInTheDocument()
})

test.each([
  ['', '', { isToggle: false, isRange: false }],
  ['{Control>}', '{/Control}', { isToggle: true, isRange: false }],
  ['{Meta>}', '{/Meta}', { isToggle: true, isRange: false }],
  ['{Shift>}', '{/Shift}', { isToggle: false, isRange: true }],
])('a click with %s selects, toggles or extends the range', async (press, release, modifiers) => {
  const { user, onSelect } = renderCell()
  if (press) await user.keyboard(press)
  await user.click(cardButton())
  if (release) await user.keyboard(release)
  expect(onSelect.mock.calls).toEqual([['a', modifiers]])
})

test.each([
  [200, 1, 1],
  [201, 2, 0],
])('two clicks %i ms apart select %i times and open %i times', async (interval, selected, opened) => {
  const { user, onSelect, onOpen } = renderCell()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T02:00:00Z') })
  await user.click(cardButton())
  vi.setSystemTime(Date.now() + interval)
  await user.click(cardButton())
  expect(onSelect).toHaveBeenCalledTimes(selected)
  expect(onOpen).toHaveBeenCalledTimes(opened)
})

test('in young mode one click opens a card; with Ctrl, and by Space, it is selected', async () => {
  const { user, onSelect, onOpen } = renderCell({ opensAtOnce: true })
  await user.click(cardButton())
  expect(onOpen.mock.calls).toEqual([[card]])
  expect(onSelect).not.toHaveBeenCalled()
  await user.keyboard('{Control>}')
  await user.click(cardButton())
  await user.keyboard('{/Control}')
  fireEvent.click(cardButton(), { detail: 0 })
  expect(onSelect).toHaveBeenCalledTimes(2)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test.each([
  ['Enter', { isComposing: true }],
  ['Escape', { isComposing: true }],
  // Safari fires this `keydown` after the IME composition has ended.
  ['Enter', { isComposing: false, keyCode: 229 }],
])('%s that ends an IME composition keeps the title field open: %j', async (key, composing) => {
  const { user, onRename } = renderCell({ isRenaming: true })
  const field = screen.getByRole('textbox', { name: 'Card title' })
  await user.type(field, ' 马来貘')
  const event = createEvent.keyDown(field, { key, ...composing })
  fireEvent(field, event)
  expect(event.defaultPrevented).toBe(false)
  expect(onRename).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onRename.mock.calls).toEqual([[card, expect.stringContaining('马来貘')]])
})

test('Escape restores the title', async () => {
  const { user, onRename } = renderCell({ isRenaming: true })
  await user.keyboard('Never mind{Escape}')
  expect(onRename.mock.calls).toEqual([[card, null]])
})
