import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Plus, Share2 } from 'lucide-react'
import { expect, screen } from 'storybook/test'
import { IconButton } from '@/ui/IconButton'

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: 'Share this card', icon: <Share2 aria-hidden="true" /> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const Surface: Story = {
  args: { variant: 'surface', label: 'More for this card', icon: <Ellipsis aria-hidden="true" /> },
}

export const Accent: Story = {
  args: { variant: 'accent', size: 'large', label: 'New card', icon: <Plus aria-hidden="true" /> },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const WithTooltip: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share this card')
  },
}
