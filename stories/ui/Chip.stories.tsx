import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock3, Eye, X } from 'lucide-react'
import { expect } from 'storybook/test'
import { Chip } from '@/ui/Chip'
import { content, describe, oneOf, text, tones } from './argTypes'

const meta = {
  title: 'ui/Chip',
  component: Chip,
  argTypes: describe<typeof Chip>()({
    kind: oneOf('Meaning.', tones),
    children: text('One or two words.'),
    icon: content('Tells the kind without colour.'),
  }),
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  args: { kind: 'success', icon: <Check />, children: 'Submitted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submitted')).toBeVisible()
  },
}

export const Warning: Story = { args: { kind: 'warning', icon: <Clock3 />, children: 'Pending' } }

export const Neutral: Story = { args: { kind: 'neutral', icon: <Eye />, children: 'Read' } }

export const Danger: Story = { args: { kind: 'danger', icon: <X />, children: 'Not passed' } }
