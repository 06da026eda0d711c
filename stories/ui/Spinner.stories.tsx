import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '@/ui/Spinner'
import { describe, oneOf, text } from './argTypes'

const meta = {
  title: 'ui/Spinner',
  component: Spinner,
  argTypes: describe<typeof Spinner>()({
    label: text('What is waited for, read out.'),
    size: oneOf('Size of the dots.', { medium: 'medium: in a button', large: 'large: a page' }),
    id: text('Refers to the label.'),
  }),
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
