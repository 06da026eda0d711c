import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from '@/ui/ProgressBar'
import { amount, describe, text } from './argTypes'

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  argTypes: describe<typeof ProgressBar>()({
    label: text('Accessible name, announced with the percentage.'),
    percent: amount('From 0 to 100. Undefined: how far it is is not known.', 0, 100),
  }),
  args: { label: 'Questions answered', percent: 60 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const PartWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Questions answered' })).toHaveAttribute('aria-valuenow', '60')
  },
}

export const Done: Story = { args: { percent: 100 } }

export const Indeterminate: Story = { args: { label: 'Making your quiz', percent: undefined } }
