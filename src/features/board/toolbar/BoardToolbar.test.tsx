import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardActions } from '@/model/actions/cardActions'
import { BoardToolbar } from './BoardToolbar'

const noop = () => undefined

test('the toolbar shows the count, the close button and each action with its shortcut', () => {
  const offered = ['magic', 'rename', 'duplicate', 'share', 'delete']
  const actions = cardActions.filter(({ id }) => offered.includes(id))
  render(<BoardToolbar count={1} actions={actions} isTouchMode={false} onAction={noop} onClose={noop} />)
  const toolbar = within(screen.getByRole('toolbar', { name: 'Selected cards' }))
  expect(toolbar.getByText('1 selected')).toBeVisible()
  expect(
    toolbar
      .getAllByRole('button')
      .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-keyshortcuts')]),
  ).toEqual([
    ['Clear selection', null],
    ['Magic', 'I'],
    ['Rename', 'F2'],
    ['Duplicate', 'D'],
    ['Share', 'S'],
    ['Delete', 'Delete'],
  ])
})

test('in touch mode Done replaces the close button', () => {
  render(<BoardToolbar count={2} actions={[]} isTouchMode onAction={noop} onClose={noop} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Done'])
})
