import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calls } from '@/api/calls'
import { findContractViolation } from '@/api/core/contractValidation'
import { expectConsole } from '@/testing/expectConsole'
import { ContractPanel } from './ContractPanel'

const validateSparks = (body: unknown) =>
  act(() => void findContractViolation('getSparks', calls.getSparks.response, body))

test('renders nothing without contract violations', () => {
  const { container } = render(<ContractPanel />)
  validateSparks({ data: [] })
  expect(container).toBeEmptyDOMElement()
})

test('a contract violation shows its call, field, detail and count', async () => {
  expectConsole(/getSparks: "data" breaks the contract/)
  const user = userEvent.setup()
  render(<ContractPanel />)
  validateSparks({ data: 'none' })
  await user.click(screen.getByRole('button', { name: 'Contract: 1 difference' }))
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent('getSparks data')
  expect(row).toHaveTextContent('once')
  expect(row).toHaveTextContent(/expected array/)
  validateSparks({ data: 'none again' })
  expect(row).toHaveTextContent('2 times')
})
