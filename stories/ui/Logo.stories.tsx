import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '@/ui/Logo'
import { describe, flag, oneOf } from './argTypes'

const meta = {
  title: 'ui/Logo',
  component: Logo,
  argTypes: describe<typeof Logo>()({
    size: oneOf('Height.', { small: 'small: bars', medium: 'medium: sheets', large: 'large: a page of its own' }),
    isMarkOnly: flag('Only the mark; the name is still read.'),
  }),
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

export const Large: Story = { args: { size: 'large' } }

export const Small: Story = { args: { size: 'small' } }

export const MarkOnly: Story = {
  args: { isMarkOnly: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Heartboard')).toBeInTheDocument()
  },
}
