import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userApi } from '@/api/user'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp } from '@/testing/renderApp'

const openBoard = async (options: Parameters<typeof renderApp>[0] = {}) => {
  const app = renderApp({ path: '/board', as: 'ravi_c', isWithoutRealtime: true, ...options })
  await screen.findByRole('heading', { level: 1 })
  return app
}
const dialog = () => screen.findByRole('dialog', { name: 'Send feedback' })
/** Returns the menu entry and the floating button, in DOM order. */
const feedbackButtons = () => screen.queryAllByRole('button', { name: 'Feedback', hidden: true })

test('the menu entry and the floating button open the dialog without changing the URL; without the permission neither is shown', async () => {
  const { user, currentUrl, store } = await openBoard()
  const before = currentUrl()
  expect(feedbackButtons()).toHaveLength(2)
  for (const index of [0, 1]) {
    await user.click(feedbackButtons()[index] as HTMLElement)
    expect(await dialog()).toBeVisible()
    expect(currentUrl()).toBe(before)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  const revokePermission = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.permissions = me.permissions.filter((permission) => permission !== 'system.userfeedback.access')
  })
  act(() => void store.dispatch(revokePermission))
  await waitFor(() => expect(feedbackButtons()).toHaveLength(0))
})

test('the action of the quota snackbar opens the dialog and closes the snackbar', async () => {
  expectConsole(/askMagic failed/)
  const { user } = await openBoard({ scenario: 'quotaReached' })
  await user.click(screen.getByRole('button', { name: /^Ask /, hidden: true }))
  await user.click(await screen.findByRole('textbox', { name: /^Ask /, hidden: true }))
  await user.paste('Why is there high tide?')
  await user.keyboard('{Enter}')
  const snackbarRegion = within(screen.getByRole('region', { name: 'Notices' }))
  await snackbarRegion.findByText(/^You're out of Magic!/)
  await user.click(snackbarRegion.getByRole('button', { name: 'Feedback' }))
  expect(await dialog()).toBeVisible()
  expect(snackbarRegion.queryByText(/^You're out of Magic!/)).toBeNull()
})
