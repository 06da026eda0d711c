import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Keypad } from './Keypad'

const key = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Password' })

/** Renders the keypad below a text input. A password input has no role that a query could find. */
function renderKeypad(initialValue = '') {
  const onSubmit = vi.fn()
  function Harness() {
    const [value, setValue] = useState(initialValue)
    const fieldRef = useRef<HTMLInputElement>(null)
    return (
      <>
        <input aria-label="Password" ref={fieldRef} value={value} onChange={({ target }) => setValue(target.value)} />
        <Keypad value={value} onChange={setValue} onSubmit={onSubmit} fieldRef={fieldRef} />
        <button type="button">Log in</button>
      </>
    )
  }
  render(<Harness />)
  return { user: userEvent.setup({ delay: null }), onSubmit }
}

test('has the ten digits, Backspace and OK, under a name', () => {
  renderKeypad()
  expect(screen.getByRole('group', { name: 'Number keys' })).toBeVisible()
  const names = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Backspace', '0', 'OK']
  for (const name of names) expect(key(name)).toBeVisible()
})

test('digits are appended to what was typed, and Backspace removes one character, an emoji whole', async () => {
  const { user } = renderKeypad('pass 🐢')
  await user.click(key('7'))
  expect(field()).toHaveValue('pass 🐢7')
  await user.click(key('Backspace'))
  await user.click(key('Backspace'))
  await user.click(key('0'))
  expect(field()).toHaveValue('pass 0')
})

test.each([
  ['three digits', '123', 0],
  ['three characters, one of them an emoji', 'ab🐢', 0],
  ['four digits', '1234', 1],
  ['four other characters', 'a b!', 1],
])('OK with %s', async (_, value, submits) => {
  const { user, onSubmit } = renderKeypad(value)
  await user.click(key('OK'))
  expect(onSubmit).toHaveBeenCalledTimes(submits)
})

test('is one tab stop between field and button; arrows and typing lead through the keys', async () => {
  const { user } = renderKeypad('12')
  await user.click(field())
  await user.tab()
  expect(key('1')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(key('5')).toHaveFocus()
  expect(field()).toHaveValue('125')
  // OK is at the right of 0 and still disabled, so focus stays on 0.
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(key('0')).toHaveFocus()
  await user.keyboard('9{Backspace}0 ')
  expect(field()).toHaveValue('12500')
  await user.keyboard('{ArrowRight}')
  expect(key('OK')).toHaveFocus()
  // The second Backspace disables OK again. Focus stays on Backspace.
  await user.keyboard('{Backspace}{Backspace}')
  expect(key('Backspace')).toHaveFocus()
  await user.tab()
  expect(key('Log in')).toHaveFocus()
  await user.tab({ shift: true })
  expect(key('Backspace')).toHaveFocus()
})

test('a press of the mouse leaves keyboard focus in the field, so that Enter goes on there', async () => {
  const { user } = renderKeypad()
  await user.click(field())
  await user.click(key('4'))
  expect(field()).toHaveFocus()
})

test('a touch leaves the field, so that no on-screen keyboard covers the keys', async () => {
  const { user } = renderKeypad()
  await user.click(field())
  await user.pointer([{ keys: '[TouchA]', target: key('4') }])
  expect(field()).toHaveValue('4')
  expect(field()).not.toHaveFocus()
})
