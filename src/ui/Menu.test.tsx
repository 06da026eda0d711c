import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AnchoredMenu } from './AnchoredMenu'
import { Button } from './Button'
import { Menu, MenuItem } from './Menu'

test('an open menu has keyboard focus at once and hides the page from the next frame on; Escape restores both', async () => {
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

test('a page that still scrolls when a menu opens does not close it', () => {
  const onClose = vi.fn()
  render(
    <AnchoredMenu anchor={{ current: document.body }} label="Sort" onClose={onClose}>
      <MenuItem>Title</MenuItem>
    </AnchoredMenu>,
  )
  fireEvent.scroll(document)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('menuitem'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})
