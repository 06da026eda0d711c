import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { type OpenAppOptions, openApp } from '@/testing/openApp'
import { CreateBoardDialog } from './CreateBoardDialog'

function openDialog(options: OpenAppOptions = {}) {
  const { store, session, close } = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  onTestFinished(close)
  const callbacks = { onCreated: vi.fn<(board: Card) => void>(), onClose: vi.fn<() => void>() }
  render(
    <Provider store={store}>
      <CreateBoardDialog parentId={null} {...callbacks} />
    </Provider>,
  )
  const dialog = within(screen.getByRole('dialog', { name: 'New board' }))
  return {
    ...callbacks,
    dialog,
    field: dialog.getByRole('textbox', { name: 'Board name' }),
    button: (name: string) => dialog.getByRole('button', { name }),
    session,
    user: userEvent.setup({ delay: null }),
  }
}

test('a board needs a name; the dialog closes 1 s after it was created', async () => {
  const { user, dialog, field, button, onCreated, onClose } = openDialog()
  expect(button('Create')).toBeDisabled()
  await user.type(field, '   ')
  expect(button('Create')).toBeDisabled()
  await user.type(field, 'Science fair')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await user.keyboard('{Enter}')
  // Advances in steps of 1 ms, so that at most 1 ms has passed when the message appears.
  for (let ms = 0; ms < 1000 && !dialog.queryByText('Board created.'); ms += 1)
    await act(() => vi.advanceTimersByTimeAsync(1))
  expect(dialog.getByText('Board created.')).toBeVisible()
  expect(onCreated.mock.calls).toEqual([[expect.objectContaining({ type: 'stack', title: 'Science fair' })]])
  vi.advanceTimersByTime(998)
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['boardNameRefused', 'createFails'] as const)(
  'a name that the server rejects (%s) stays in the field, with the guideline',
  async (scenario) => {
    expectConsole(/^\[api\] createCard failed/)
    const { user, dialog, field, button, onCreated, onClose } = openDialog({ scenario })
    await user.type(field, 'Silly names{Enter}')
    expect(
      await dialog.findByText(
        'Your board name contains words that violate our guidelines. Please use a different name.',
      ),
    ).toBeVisible()
    expect(field).toHaveValue('Silly names')
    expect(button('Create')).toBeEnabled()
    expect(onCreated).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  },
)

// When the focused button is disabled, focus moves to the body, where Escape does not reach the dialog.
test('after a refused name the field has keyboard focus, and Escape closes the dialog', async () => {
  expectConsole(/^\[api\] createCard failed/)
  const { user, dialog, field, button, onClose } = openDialog({ scenario: 'boardNameRefused' })
  await user.type(field, 'Silly names')
  await user.click(button('Create'))
  await dialog.findByText(/^Your board name contains words/)
  expect(field).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

// B-266.
test('the dialog cannot be closed while the request is pending, and then shows the failure', async () => {
  expectConsole(/^\[api\] createCard failed/)
  const { user, dialog, field, button, onClose, session } = openDialog({ scenario: 'createFails' })
  const resumeServer = holdCalls({ session }, 'every')
  await user.type(field, 'Science fair{Enter}')
  for (const each of dialog.getAllByRole('button')) expect(each).toBeDisabled()
  await user.keyboard('{Escape}')
  await user.click(document.body)
  resumeServer()
  expect(await dialog.findByText(/^Your board name contains words/)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  expect(button('Close')).toBeEnabled()
  // The focus trap restores keyboard focus one frame after the press outside.
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
