import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calls } from '@/api/calls'
import { findDrift } from '@/api/drift'
import { expectConsole } from '@/testing/expectConsole'
import { DriftPanel } from './DriftPanel'

const find = (body: unknown) => act(() => void findDrift('getSparks', calls.getSparks.response, body))

test('nothing is shown while answers keep to the contract', () => {
  const { container } = render(<DriftPanel />)
  find({ data: [] })
  expect(container).toBeEmptyDOMElement()
})

test('a difference is shown with its call, field, problem and how often it was met', async () => {
  expectConsole(/getSparks: "data" breaks the contract/)
  const user = userEvent.setup()
  render(<DriftPanel />)
  find({ data: 'none' })
  await user.click(screen.getByRole('button', { name: 'Contract: 1 difference' }))
  const line = screen.getByRole('listitem')
  expect(line).toHaveTextContent('getSparks data')
  expect(line).toHaveTextContent('once')
  expect(line).toHaveTextContent(/expected array/)
  find({ data: 'none again' })
  expect(line).toHaveTextContent('2 times')
})
