import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userApi } from '@/api/user'
import { renderApp } from '@/testing/renderApp'

/** The words of the menu's entries, top to bottom. */
const menuEntries = () => {
  const menu = screen.getByRole('navigation', { name: 'Main menu', hidden: true })
  return [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent)
}

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
  expect(menuEntries()).toEqual(['My Board', 'Feedback', 'Log out'])
  revokePermissions((permission) => permission === 'system.board.access')
  await waitFor(() => expect(menuEntries()).toEqual(['Feedback', 'Log out']))
  revokePermissions(() => true)
  await waitFor(() => expect(menuEntries()).toEqual(['Log out']))
})
