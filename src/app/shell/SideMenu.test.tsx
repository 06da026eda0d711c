import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userApi } from '@/api/user'
import { renderApp } from '@/testing/renderApp'

const menuEntries = () => {
  const menu = screen.getByRole('navigation', { name: 'Main menu', hidden: true })
  return [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent)
}

// D-1120. The entries for each role are in `stories/screens/Menu.stories.tsx`.
test('each entry of the menu needs its permission, Log out needs none', async () => {
  const { store } = renderApp({ path: '/board', as: 'ravi_c', isWithoutRealtime: true })
  await screen.findByRole('heading', { level: 1 })
  const revokePermissions = (isRevoked: (permission: string) => boolean) =>
    act(() => {
      const change = userApi.util.updateQueryData('getMe', undefined, (me) => {
        if (me) me.permissions = me.permissions.filter((permission) => !isRevoked(permission))
      })
      void store.dispatch(change)
    })
  expect(menuEntries()).toEqual([
    'Home',
    'My Board',
    'Notifications',
    'Address Book',
    'Invite',
    'Account Settings',
    'Terms and Conditions',
    'Feedback',
    'Log out',
  ])
  revokePermissions((permission) => permission === 'system.board.access')
  await waitFor(() =>
    expect(menuEntries()).toEqual([
      'Home',
      'Notifications',
      'Address Book',
      'Invite',
      'Account Settings',
      'Terms and Conditions',
      'Feedback',
      'Log out',
    ]),
  )
  revokePermissions(() => true)
  await waitFor(() => expect(menuEntries()).toEqual(['Log out']))
})

test('My Board is the current page of the menu, also during a search and in a stack', async () => {
  const { router, currentUrl } = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await screen.findByRole('heading', { level: 1 })
  for (const href of ['/board', '/board?search=lava', '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8']) {
    await act(() => router.navigate({ href }))
    await waitFor(() => expect(currentUrl()).toBe(href))
    const menu = screen.getByRole('navigation', { name: 'Main menu', hidden: true })
    const links = [...menu.querySelectorAll('a')]
    const label = (link: Element) => link.textContent.split(',')[0]
    expect(links.map((link) => [label(link), link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Home', '/', null],
      ['My Board', '/board', 'page'],
      ['Notifications', '/notifications', null],
      ['Address Book', '/addressbook', null],
      ['Invite', '/invite', null],
      ['Account Settings', '/accountsettings', null],
      ['Terms and Conditions', '/termsandconditions', null],
    ])
  }
})

test('a dot on Address Book says that a request waits', async () => {
  renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await screen.findByRole('heading', { level: 1 })
  expect(await screen.findByRole('link', { name: /^Address Book\s?, new$/, hidden: true })).toBeInTheDocument()
})
