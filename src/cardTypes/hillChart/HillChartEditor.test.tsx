import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { fakeCardSaver } from '../../../stories/cardTypes/fakeCardSaver'
import { HillChartFocus } from './HillChartFocus'
import type { Scope } from './hill'

const scopes: Scope[] = [
  { name: 'Filter', color: '#1976d2', percentage: 82, status: 'downhill' },
  { name: 'Biogas &amp; more', color: '#c2410c', percentage: 38, status: 'uphill' },
]

function renderHill(shownScopes = scopes, isEditable = true) {
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  const fake = fakeCardSaver({ isEditable })
  const view = (shown: Scope[]) => (
    <Provider store={store}>
      <CardSaverContext value={fake.saver}>
        <HillChartFocus card={cardFixture('hillchart', { scopes: shown })} />
      </CardSaverContext>
    </Provider>
  )
  const { rerender } = render(view(shownScopes))
  return {
    ...fake,
    user: userEvent.setup(),
    show: (shown: Scope[]) => rerender(view(shown)),
    saved: () => fake.changes.at(-1)?.scopes,
  }
}
const dot = (name: string) => screen.getByRole('slider', { name })
const press = (name: string, key: string, shiftKey = false) => fireEvent.keyDown(dot(name), { key, shiftKey })

test('a dot moves by the arrow keys, with Shift by ten, and its status follows', () => {
  const { saved } = renderHill()
  press('Biogas & more', 'ArrowRight')
  press('Biogas & more', 'ArrowRight', true)
  press('Biogas & more', 'ArrowUp')
  expect(dot('Biogas & more')).toHaveAttribute('aria-valuetext', '50%, Going downhill')
  expect(saved()).toEqual([scopes[0], { ...scopes[1], percentage: 50, status: 'downhill' }])
  press('Filter', 'End')
  press('Filter', 'ArrowRight', true)
  expect(saved()?.[0]).toMatchObject({ percentage: 100, status: 'done' })
})

test('a percentage is typed as a number: clamped, rounded, and nothing else is taken', async () => {
  const { user, saved, changes } = renderHill()
  const field = screen.getByRole('textbox', { name: 'Percentage of Filter' })
  const type = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
  }
  await type('140')
  expect(field).toHaveValue('100')
  expect(saved()?.[0]).toMatchObject({ percentage: 100, status: 'done' })
  await type('2.5')
  expect(saved()?.[0]).toMatchObject({ percentage: 3, status: 'uphill' })
  const before = changes.length
  await type('x')
  expect(field).toHaveValue('3')
  expect(changes).toHaveLength(before)
})

test('scopes are added, named, coloured and removed; names may repeat', async () => {
  const { user, saved, flushCount } = renderHill()
  await user.click(screen.getByRole('button', { name: 'Add scope' }))
  expect(screen.getByRole('textbox', { name: 'Name of scope 3' })).toHaveFocus()
  await user.keyboard('Filter')
  expect(saved()?.[2]).toMatchObject({ name: 'Filter', percentage: 0, status: 'not_started' })
  expect(screen.getAllByRole('slider', { name: 'Filter' })).toHaveLength(2)
  const [, secondColor] = screen.getAllByLabelText(/^Colour of/)
  if (secondColor) fireEvent.change(secondColor, { target: { value: '#00ff00' } })
  expect(saved()?.[1]).toMatchObject({ color: '#00ff00', name: 'Biogas &amp; more' })
  const [removeFirst] = screen.getAllByRole('button', { name: 'Remove Filter' })
  if (removeFirst) await user.click(removeFirst)
  expect(saved()).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Add scope' })).toHaveFocus()
  act(() => (document.activeElement as HTMLElement).blur())
  expect(flushCount()).toBeGreaterThan(0)
})

// The browser's undo writes into the focused element, even if React has reused that element for another scope.
test('the fields of a scope stay its own when a scope before it is removed', async () => {
  const { user, saved } = renderHill()
  const ofBiogas = screen.getByRole('textbox', { name: 'Name of scope 2' })
  await user.click(screen.getByRole('button', { name: 'Remove Filter' }))
  expect(saved()).toEqual([scopes[1]])
  expect(screen.getByRole('textbox', { name: 'Name of scope 1' })).toBe(ofBiogas)
})

test('Escape ends the dragging of a dot where it began, and does nothing else', () => {
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(readonly x: number) {}
      matrixTransform() {
        return this
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { saved } = renderHill()
  Object.assign(dot('Filter').closest('svg') ?? {}, { getScreenCTM: () => ({ inverse: () => undefined }) })
  const moveTo = (clientX: number) => fireEvent.pointerMove(window, { pointerId: 1, clientX })
  fireEvent.pointerDown(dot('Filter'), { pointerId: 1, button: 0 })
  moveTo(0)
  expect(saved()?.[0]).toMatchObject({ percentage: 0 })
  // The default is prevented, so the shortcuts of the page ignore this Escape.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect(saved()).toEqual(scopes)
  moveTo(0)
  expect(saved()).toEqual(scopes)
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
})

test('a save of somebody else is shown, but not over unsaved changes here', () => {
  const { set, show, saved } = renderHill()
  const theirs = [{ ...scopes[0], percentage: 90 } as Scope]
  show(theirs)
  expect(screen.getAllByRole('slider')).toHaveLength(1)
  press('Filter', 'ArrowRight')
  show(scopes)
  expect(saved()).toEqual([{ ...theirs[0], percentage: 91 }])
  expect(screen.getAllByRole('slider')).toHaveLength(1)
  act(() => set({ status: 'saved' }))
  expect(screen.getAllByRole('slider')).toHaveLength(2)
})

test('forty scopes can all be moved', () => {
  const many = Array.from({ length: 40 }, () => ({ ...scopes[0], percentage: 0 }) as Scope)
  const { saved } = renderHill(many)
  const dots = screen.getAllByRole('slider')
  expect(dots).toHaveLength(40)
  if (dots[39]) fireEvent.keyDown(dots[39], { key: 'End' })
  expect(saved()?.map(({ percentage }) => percentage)).toEqual([...Array<number>(39).fill(0), 100])
})

test('without the permission to edit the hill chart is a picture with a list, and a table on request', async () => {
  const { user } = renderHill(scopes, false)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByRole('img', { name: 'Hill chart: Filter 82%, Biogas & more 38%' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Hill Chart' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Scopes%Status',
    'Filter82Going downhill',
    'Biogas & more38Going uphill',
  ])
})
