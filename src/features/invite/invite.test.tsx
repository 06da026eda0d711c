import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp } from '@/testing/renderApp'

async function openInvite(options: Parameters<typeof renderApp>[0]) {
  const app = renderApp({ isWithoutRealtime: true, path: '/invite', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Invite your friends' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled())
  return app
}

// D-1029: the first referral id, and the text for the user's role.
test.each([
  ['teacher', 'cikgu_aina', `Join me as a teacher: ${window.location.origin}/signup/r-fa84`],
  ['student', 'mei_ling', `Join me and my buddy: ${window.location.origin}/signup/r-63db`],
])('Copy puts the message of a %s with their link on the clipboard', async (_, as, message) => {
  const { user } = await openInvite({ as })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(message)
  expect(screen.getByText(message)).toBeVisible()
})

test('a snackbar confirms the copy for 2 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openInvite({ as: 'cikgu_aina' })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  const confirmation = await screen.findByText('Copied.')
  await act(() => vi.advanceTimersByTimeAsync(1800))
  expect(confirmation).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(confirmation).not.toBeInTheDocument()
})

test('a code is copied by itself', async () => {
  const { user } = await openInvite({ as: 'cikgu_aina' })
  await user.click(screen.getByRole('button', { name: 'Copy the code 2BX47G for teachers' }))
  expect(await navigator.clipboard.readText()).toBe('2BX47G')
})

test('where copying is refused the message is selected, and a snackbar reports it', async () => {
  const { user } = await openInvite({ as: 'cikgu_aina' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/^Your browser does not let Heartboard copy/)).toBeVisible()
  expect(window.getSelection()?.toString()).toMatch(/^Join me as a teacher: .*\/signup\/r-fa84$/)
})

test.each([
  ['a person who closes it copies nothing', 'AbortError', ''],
  ['a second one while it is open copies nothing', 'InvalidStateError', ''],
  ['where it cannot be opened the message is copied', 'NotAllowedError', '/signup/r-fa84'],
])('the share sheet of the device: %s', async (_, name, copied) => {
  const share = vi.fn((_data: ShareData) => Promise.reject(new DOMException('No.', name)))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = await openInvite({ as: 'cikgu_aina' })
  await user.click(screen.getByRole('button', { name: 'Share…' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]?.[0].text).toContain('/signup/r-fa84')
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(new RegExp(`${copied}$`)))
})

// A-532, D-1130.
test('without codes the bare sign-up link can be copied; a failure is shown in place, only logged, and can be retried', async () => {
  expectConsole(/^\[api\] getInviteCodes failed:.*500/s)
  const { user, session } = await openInvite({ as: 'cikgu_aina', scenario: 'inviteFails' })
  expect(screen.getByText(/Join me as a teacher: http.*\/signup$/)).toBeVisible()
  expect(screen.queryByText('Server Error')).toBeNull()
  session.mockServer.setScenario('normal')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/\/signup\/r-fa84$/)).toBeVisible()
})
