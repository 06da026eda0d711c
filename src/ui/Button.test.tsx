import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

const announcements = () =>
  [...document.querySelectorAll('[aria-live=assertive] [aria-label]')].map((line) => line.getAttribute('aria-label'))

test.each([
  ['Enter', '{Enter>4}', '{/Enter}'],
  ['Space', '{ >4}', '{/ }'],
])('%s presses once, when it is released, however long it is held', async (_, hold, release) => {
  const onPress = vi.fn<() => void>()
  render(<Button onPress={onPress}>Delete</Button>)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard(hold)
  expect(onPress).not.toHaveBeenCalled()
  await user.keyboard(release)
  expect(onPress).toHaveBeenCalledOnce()
})

test('an Enter that was pressed elsewhere does nothing when it is released', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <>
      <input
        aria-label="Name"
        onKeyDown={(event) => {
          event.preventDefault()
          screen.getByRole('button').focus()
        }}
      />
      <Button onPress={onPress}>Delete</Button>
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Name'))
  await user.keyboard('{Enter>}')
  expect(screen.getByRole('button')).toHaveFocus()
  await user.keyboard('{/Enter}')
  expect(onPress).not.toHaveBeenCalled()
  await user.keyboard(' ')
  expect(onPress).toHaveBeenCalledOnce()
})

test.each([
  ['sends its form', false, 1],
  ['while pending does not send it, though it keeps keyboard focus', true, 0],
])('Enter on a submit button %s', async (_, isPending, times) => {
  const onSubmit = vi.fn<() => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Button type="submit" isPending={isPending} pendingLabel="Sending">
        Send
      </Button>
    </form>,
  )
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(times)
})

test('the beginning and the end of the pending state are announced while the button has keyboard focus', async () => {
  const { rerender } = render(<Button pendingLabel="Sharing">Share</Button>)
  rerender(
    <Button isPending pendingLabel="Sharing">
      Share
    </Button>,
  )
  rerender(<Button pendingLabel="Sharing">Share</Button>)
  expect(announcements()).toEqual([])

  screen.getByRole('button').focus()
  rerender(
    <Button isPending pendingLabel="Sharing">
      Share
    </Button>,
  )
  await waitFor(() => expect(announcements()).toEqual(['Sharing']))
  expect(screen.getByRole('button', { name: 'Share Sharing' })).toHaveFocus()
  rerender(<Button pendingLabel="Sharing">Share</Button>)
  await waitFor(() => expect(announcements()).toEqual(['Sharing', 'Share']))
})
