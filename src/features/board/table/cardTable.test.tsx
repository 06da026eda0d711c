import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { userApi } from '@/api/user'
import { DENSITY_PREFERENCE } from '@/store/density'
import { renderApp } from '@/testing/renderApp'

beforeAll(async () => {
  // Loads the lazy chunks once, so that no test waits for an import.
  await Promise.all([import('./tableParts'), import('../dnd/DragLayer')])
})

const TAPIR = /^The Malayan Tapir, /

const setDensity = (value: string) => userApi.endpoints.savePreference.initiate({ key: DENSITY_PREFERENCE, value })

async function openTable(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  await screen.findByRole('grid', { name: 'Cards' })
  await act(() => app.store.dispatch(setDensity('list')))
  await screen.findByRole('columnheader', { name: 'Title' })
  const table = screen.getByRole('grid', { name: 'Cards' })
  await waitFor(() => expect(table.querySelector('[aria-pressed]')).not.toBeNull())
  return { ...app, table }
}

const titleButtons = () =>
  screen.getAllByRole('button', { pressed: false }).filter((button) => button.closest('[role=row]'))
const header = (name: string) => screen.getByRole('columnheader', { name })

test('a row shows type, title, sharing and date of its card', async () => {
  const { table } = await openTable()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Type', 'Title', 'Sharing', 'Changed', 'Actions'])
  const row = within(table).getByRole('button', { name: TAPIR }).closest('[role=row]') as HTMLElement
  expect(row).toHaveAttribute('role', 'row')
  const [type, title, , changed] = within(row).getAllByRole('gridcell')
  expect(type).toHaveTextContent('Text')
  expect(title).toHaveTextContent('The Malayan Tapir')
  expect(changed?.textContent).toMatch(/^\d{1,2} [A-Z][a-z]+ 2026$/)
})

test('a press on a column sorts by it, a second one turns the order round', async () => {
  const { user, currentUrl } = await openTable()
  expect(header('Changed')).toHaveAttribute('aria-sort', 'descending')
  expect(header('Title')).toHaveAttribute('aria-sort', 'none')
  expect(header('Type')).not.toHaveAttribute('aria-sort')
  await user.click(within(header('Title')).getByRole('button'))
  await waitFor(() => expect(currentUrl()).toBe('/board?sort=alphabetical&order=desc'))
  await user.click(within(header('Title')).getByRole('button'))
  await waitFor(() => expect(currentUrl()).toBe('/board?sort=alphabetical&order=asc'))
  await waitFor(() => expect(header('Title')).toHaveAttribute('aria-sort', 'ascending'))
  expect(within(header('Title')).getByRole('button')).toHaveFocus()
})

test('by keyboard: arrows move between the rows, Space selects, Enter opens', async () => {
  const { user, currentUrl } = await openTable()
  const [first, second] = titleButtons()
  first?.focus()
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(first).toHaveFocus()
  await user.keyboard(' ')
  expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByRole('toolbar', { name: 'Selected cards' })).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(currentUrl()).toMatch(/^\/board\/(focus|stack)\//))
})

test('Auto Layout sorts by date alone', async () => {
  await openTable({ as: 'adam' })
  expect(within(header('Title')).queryByRole('button')).toBeNull()
  expect(within(header('Changed')).getByRole('button')).toBeEnabled()
})
