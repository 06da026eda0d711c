import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Breadcrumb } from '@/api/cards/cards.contract'
import { Breadcrumbs } from './Breadcrumbs'

const heat: Breadcrumb = { id: 'heat', title: 'Heat &amp; Matter' }
const states: Breadcrumb = { id: 'states', title: 'States of Matter' }

function renderBreadcrumbs(stacks: Breadcrumb[]) {
  const callbacks = { onMyBoard: vi.fn<() => void>(), onOpenStack: vi.fn<(stackId: string) => void>() }
  render(<Breadcrumbs stacks={stacks} {...callbacks} />)
  return { ...callbacks, user: userEvent.setup({ delay: null }) }
}

test('My Board has no breadcrumbs', () => {
  renderBreadcrumbs([])
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('a stack on My Board shows My Board and itself', async () => {
  const { user, onMyBoard } = renderBreadcrumbs([heat])
  expect(screen.getByRole('navigation', { name: 'Where you are' })).toHaveTextContent(/^My BoardHeat & Matter$/)
  await user.click(screen.getByRole('button', { name: 'My Board' }))
  expect(onMyBoard).toHaveBeenCalledOnce()
})

test('stacks in between collapse into a menu that returns focus on Escape and closes on a choice', async () => {
  const { user, onOpenStack } = renderBreadcrumbs([heat, states])
  const more = screen.getByRole('button', { name: 'Stacks in between' })
  expect(screen.getByRole('navigation')).toHaveTextContent(/^My Board\.\.\.States of Matter$/)
  await user.click(more)
  await screen.findByRole('menu', { name: 'Stacks in between' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(more).toHaveFocus())
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Heat & Matter' }))
  expect(onOpenStack.mock.calls).toEqual([['heat']])
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})
