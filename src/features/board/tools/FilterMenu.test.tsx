import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userApi } from '@/api/user'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../../stories/cardTypes/cardFixture'
import { FilterMenu } from './FilterMenu'

type FilterMenuProps = Parameters<typeof FilterMenu>[0]

async function openMenu({ as = 'cikgu_aina', ...overrides }: Partial<FilterMenuProps> & { as?: string } = {}) {
  const { store, close } = openApp({ as, isWithoutRealtime: true })
  onTestFinished(close)
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const anchor = createRef<HTMLButtonElement>()
  const onChange = vi.fn<FilterMenuProps['onChange']>()
  render(
    <Provider store={store}>
      <button ref={anchor} type="button" aria-label="Anchor" />
      <FilterMenu
        part="all"
        label="Filter and sort"
        filter="all"
        sort="updated_at"
        order="desc"
        cards={[cardFixture('text'), cardFixture('stack')]}
        isAutoLayout={false}
        onChange={onChange}
        onHome={() => undefined}
        anchor={anchor}
        onClose={() => undefined}
        {...overrides}
      />
    </Provider>,
  )
  const menu = within(screen.getByRole('menu'))
  return { menu, onChange, user: userEvent.setup({ delay: null }) }
}
const textOf = (item: HTMLElement) => item.textContent

const sortsAndView = [
  'Recently Created',
  'Recently Modified',
  'Alphabetical',
  'Manual',
  'Ascending',
  'Descending',
  'Large',
  'Small',
  'List',
]

test('the menu of a teacher lists filters, sorts and card types, with the current ones checked', async () => {
  const { menu } = await openMenu()
  expect(menu.getAllByRole('menuitemradio').map(textOf)).toEqual(['Show All', 'Shared with me', ...sortsAndView])
  expect(menu.getAllByRole('menuitemradio', { checked: true }).map(textOf)).toEqual([
    'Show All',
    'Recently Modified',
    'Descending',
    'Large',
  ])
  for (const heading of ['Share Status', 'Format Type', 'Home']) expect(menu.getByText(heading)).toBeVisible()
  expect(menu.getByTitle('Show Shared')).toHaveTextContent('Shared with me')
})

test.each([
  ['Manual', { sort: 'manual', order: 'asc' }],
  ['Alphabetical', { sort: 'alphabetical', order: 'desc' }],
])('%s starts in its default order', async (name, change) => {
  const { menu, onChange, user } = await openMenu()
  await user.click(menu.getByRole('menuitemradio', { name }))
  expect(onChange.mock.calls).toEqual([[change]])
})

test('students filter schoolwork, and Auto Layout offers the sorts by date only', async () => {
  const { menu } = await openMenu({ as: 'adam', isAutoLayout: true })
  expect(menu.getAllByRole('menuitemradio').map(textOf)).toEqual([
    'Show All',
    'Show Schoolwork',
    'Recently Created',
    'Recently Modified',
    'Ascending',
    'Descending',
    'Large',
    'Small',
    'List',
  ])
})

test.each<[FilterMenuProps['part'], string[]]>([
  ['filter', ['Home', 'Show All', 'Shared with me', 'Text', 'Stack']],
  ['view', sortsAndView],
])('on wide screens %s is a menu of its own', async (part, items) => {
  await openMenu({ part })
  const menu = screen.getByRole('menu')
  expect([...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')].map(textOf)).toEqual(items)
})
