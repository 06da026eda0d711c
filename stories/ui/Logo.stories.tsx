import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '@/ui/Logo'

const meta = {
  title: 'ui/Logo',
  component: Logo,
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
