import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { FilterMenu } from './FilterMenu'

type FilterMenuProps = Parameters<typeof FilterMenu>[0]

function openMenu(overrides: Partial<FilterMenuProps> = {}) {
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  const anchor = createRef<HTMLButtonElement>()
  const onChange = vi.fn<FilterMenuProps['onChange']>()
  render(
    <Provider store={store}>
      <button ref={anchor} type="button" aria-label="Anchor" />
      <FilterMenu
        filter="all"
        sort="updated_at"
        order="desc"
        cards={[cardFixture('text'), cardFixture('stack')]}
        isTeacher
        isAutoLayout={false}
        onChange={onChange}
        onHome={() => undefined}
        anchor={anchor}
        onClose={() => undefined}
        {...overrides}
      />
    </Provider>,
  )
  const menu = within(screen.getByRole('menu', { name: 'Filter and sort' }))
  return { menu, onChange, user: userEvent.setup({ delay: null }) }
}
const textOf = (item: HTMLElement) => item.textContent

test('the menu of a teacher lists filters, sorts and card types, with the current ones checked', () => {
  const { menu } = openMenu()
  expect(menu.getAllByRole('menuitemradio').map(textOf)).toEqual([
    'Show All',
    'Shared with me',
    'Recently Created',
    'Recently Modified',
    'Alphabetical',
    'Manual',
    'Ascending',
    'Descending',
  ])
  expect(menu.getAllByRole('menuitemradio', { checked: true }).map(textOf)).toEqual([
    'Show All',
    'Recently Modified',
    'Descending',
  ])
  for (const heading of ['Share Status', 'Format Type', 'Home']) expect(menu.getByText(heading)).toBeVisible()
  expect(menu.getByTitle('Show Shared')).toHaveTextContent('Shared with me')
})

test.each([
  ['Manual', { sort: 'manual', order: 'asc' }],
  ['Alphabetical', { sort: 'alphabetical', order: 'desc' }],
])('%s starts in its default order', async (name, change) => {
  const { menu, onChange, user } = openMenu()
  await user.click(menu.getByRole('menuitemradio', { name }))
  expect(onChange.mock.calls).toEqual([[change]])
})

test('students filter schoolwork, and Auto Layout offers no manual order', () => {
  const { menu } = openMenu({ isTeacher: false, isAutoLayout: true })
  expect(menu.getByRole('menuitemradio', { name: 'Show Schoolwork' })).toBeVisible()
  expect(menu.queryByRole('menuitemradio', { name: 'Manual' })).not.toBeInTheDocument()
})
