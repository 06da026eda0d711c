import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from './Button'
import { Menu, MenuItem } from './Menu'

test('an open menu has keyboard focus at once and hides the page from the next frame on; Escape gives both back', async () => {
  const user = userEvent.setup()
  render(
    <Menu trigger={<Button>Sort</Button>} label="Sort">
      <MenuItem>Title</MenuItem>
    </Menu>,
  )
  const trigger = screen.getByRole('button', { name: 'Sort' })
  await user.click(trigger)
  expect(screen.getByRole('menuitem', { name: 'Title' })).toHaveFocus()
  await expect.poll(() => screen.queryByRole('button', { name: 'Sort' })).toBeNull()
  expect(screen.getByRole('menuitem', { name: 'Title' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(trigger)
  expect(screen.getByRole('button', { name: 'Sort' })).toBe(trigger)
})
