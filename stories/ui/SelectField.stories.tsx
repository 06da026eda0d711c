import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SelectField } from '@/ui/SelectField'

const meta = {
  title: 'ui/SelectField',
  component: SelectField,
  args: {
    label: 'Year or level',
    value: '',
    onChange: () => undefined,
    children: ['Choose a year', 'Year 4', 'Year 5'].map((name) => (
      <option key={name} value={name === 'Choose a year' ? '' : name}>
        {name}
      </option>
    )),
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
