import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Checkbox, type CheckboxProps } from '@/ui/Checkbox'
import { content, describe, flag, text } from './argTypes'

function StatefulCheckbox(props: CheckboxProps) {
  const [isChecked, setChecked] = useState(props.isChecked)
  return <Checkbox {...props} isChecked={isChecked} onChange={setChecked} />
}

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  argTypes: describe<typeof Checkbox>()({
    children: text('What is agreed to.'),
    isChecked: flag('The tick.'),
    onChange: content('A press, or Space.'),
    isDisabled: flag('Cannot be changed.'),
  }),
  args: { children: 'I have read and accept the Terms and Conditions.', isChecked: false, onChange: () => undefined },
  render: (args) => <StatefulCheckbox {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {}

export const Ticked: Story = { args: { isChecked: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const ToggledByLabelAndKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^I have read/))
    const box = canvas.getByRole('checkbox', { name: /^I have read/ })
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
