import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '@/ui/Skeleton'
import { describe, oneOf, text } from './argTypes'

const meta = {
  title: 'ui/Skeleton',
  component: Skeleton,
  argTypes: describe<typeof Skeleton>()({
    width: text('CSS length; the whole width by default.'),
    height: text('CSS length; a line by default.'),
    radius: oneOf('Corners of what is coming.', {
      s: 's: text',
      m: 'm: a control',
      l: 'l: a card',
      full: 'full: a person',
    }),
  }),
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '24ch' } }

export const Picture: Story = { args: { width: 320, height: 240, radius: 'l' } }

export const Avatar: Story = { args: { width: 48, height: 48, radius: 'full' } }

export const CardLoading: Story = {
  render: () => (
    <div
      style={{
        background: 'var(--surface)',
        borderRadius: 'var(--radius-l)',
        boxShadow: 'var(--elevation-1)',
        display: 'grid',
        gap: 'var(--space-3)',
        inlineSize: 260,
        padding: 'var(--space-3)',
      }}
    >
      <Skeleton height={177} radius="m" />
      <Skeleton width="80%" height={20} />
      <Skeleton width="55%" height={14} />
    </div>
  ),
}
