import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { TextField } from '@/ui/TextField'
import { content, describe, flag, text } from './argTypes'

const meta = {
  title: 'ui/TextField',
  component: TextField,
  argTypes: describe<typeof TextField, Exclude<keyof ComponentProps<'input'>, 'value' | 'onChange'>>()({
    label: text('Accessible name, above the field.'),
    value: text('What is typed.'),
    onChange: content('Every character.'),
    isDisabled: flag('Cannot be changed, and takes no focus.'),
    isReadOnly: flag('Cannot be changed, and takes focus.'),
    description: text('Rule or help that is always there.'),
    errorMessage: text('Shown in red, announced with the field.'),
    inputRef: content('The input element.'),
    trailing: content('After the input, inside the frame: unit, toggle, status.'),
  }),
  args: { label: 'Username', name: 'username', autoComplete: 'username' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'aina.sofea' } }

export const Filled: Story = { args: { defaultValue: 'cikgu.hana' } }

export const WithDescription: Story = {
  args: { description: '3 to 16 letters, numbers, dots or dashes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(/3 to 16 letters/)
  },
}

export const WithError: Story = {
  args: { defaultValue: 'aina', errorMessage: 'Username is taken' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Username is taken')
  },
}

export const WithTrailing: Story = {
  args: {
    label: 'Time for the quiz',
    name: 'minutes',
    inputMode: 'numeric',
    defaultValue: '15',
    trailing: <span style={{ paddingInlineEnd: 'var(--space-3)' }}>minutes</span>,
  },
}

export const Focused: Story = {
  args: { defaultValue: 'aina.sofea' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Disabled: Story = { args: { label: 'School', defaultValue: 'SK Taman Melati', isDisabled: true } }
