import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '@/ui/Spinner'

const meta = {
  title: 'ui/Spinner',
  component: Spinner,
  args: { label: 'Opening your board' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Opening your board' })).toBeVisible()
  },
}

export const Large: Story = { args: { size: 'large' } }
