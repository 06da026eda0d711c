import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { PasswordField } from '@/ui/PasswordField'
import { content, describe, flag, text } from './argTypes'

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  argTypes: describe<typeof PasswordField, Exclude<keyof ComponentProps<'input'>, 'value' | 'onChange'>>()({
    showLabel: text('Name of the button that shows the characters.'),
    hideLabel: text('Name of the button that hides them.'),
    label: text('Accessible name, above the field.'),
    value: text('What is typed.'),
    onChange: content('Every character.'),
    isDisabled: flag('Cannot be changed, and takes no focus.'),
    isReadOnly: flag('Cannot be changed, and takes focus.'),
    description: text('Rule or help that is always there.'),
    errorMessage: text('Shown in red, announced with the field.'),
    inputRef: content('The input element.'),
  }),
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'kucing-comel!' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const WithError: Story = {
  args: {
    defaultValue: 'kucing',
    description: 'At least 8 characters, one of them special.',
    errorMessage: 'Two more characters, and one like ! or ?',
  },
}
