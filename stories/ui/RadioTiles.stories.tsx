import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Buddy } from '@/buddy/Buddy'
import { RadioTiles } from '@/ui/RadioTiles'
import { content, describe, flag, text } from './argTypes'

const meta = {
  title: 'ui/RadioTiles',
  component: RadioTiles,
  argTypes: describe<typeof RadioTiles>()({
    label: text('Name of the group.'),
    isLabelHidden: flag('The name is read, not shown.'),
    tiles: content('Value, label, picture and theme of each.'),
    value: text('Value of the chosen tile; empty until there is one.'),
    onChange: content('A tile is chosen.'),
    onBlur: content('Focus leaves the group.'),
    errorMessage: text('Shown in red, announced with the group.'),
    inputRef: content('Input at which focus enters.'),
    isReadOnly: flag('Cannot change and keeps focus.'),
  }),
  args: {
    label: 'Curriculum',
    tiles: [
      { value: 'malaysian_national', label: 'Malaysian National' },
      { value: 'cambridge', label: 'Cambridge' },
    ],
    value: '',
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <RadioTiles {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RadioTiles>

export default meta
type Story = StoryObj<typeof meta>

/** The group is one tab stop; arrow keys choose a tile. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Malaysian National' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Cambridge' })).toBeChecked()
  },
}

export const Chosen: Story = { args: { value: 'cambridge' } }

export const WithError: Story = {
  args: { errorMessage: 'Please select a curriculum' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please select a curriculum')
  },
}

export const WithPictures: Story = {
  args: {
    label: 'Buddy',
    isLabelHidden: true,
    value: 'R',
    tiles: [
      { value: 'E', label: 'Elly', picture: <Buddy name="E" size={88} />, theme: 'E' },
      { value: 'R', label: 'Rory', picture: <Buddy name="R" size={88} />, theme: 'R' },
    ],
  },
}
