import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SelectField } from '@/ui/SelectField'
import { content, describe, flag, text } from './argTypes'

const meta = {
  title: 'ui/SelectField',
  component: SelectField,
  argTypes: describe<typeof SelectField>()({
    label: text('Accessible name, above the field.'),
    options: content('Value and label of each.'),
    value: text('Chosen value.'),
    onChange: content('A value is chosen.'),
    onBlur: content('Focus leaves the field.'),
    errorMessage: text('Shown in red, announced with the field.'),
    name: text('Name for the form and for password managers.'),
    isReadOnly: flag('Cannot change and keeps focus.'),
    selectRef: content('The select element.'),
  }),
  args: {
    label: 'Year or level',
    value: '',
    onChange: () => undefined,
    options: [
      { value: '', label: 'Choose a year' },
      { value: 'Year 4', label: 'Year 4' },
      { value: 'Year 5', label: 'Year 5' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <SelectField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Year or level'), 'Year 5')
    await expect(canvas.getByLabelText('Year or level')).toHaveValue('Year 5')
  },
}

export const WithError: Story = {
  args: { errorMessage: 'Please select a year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Year or level')).toBeInvalid()
    await expect(canvas.getByLabelText('Year or level')).toHaveAccessibleDescription('Please select a year')
  },
}
