import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListSkeleton } from '@/ui/ListSkeleton'
import { content, describe, flag, oneOf, text } from './argTypes'

const meta = {
  title: 'ui/ListSkeleton',
  component: ListSkeleton,
  argTypes: describe<typeof ListSkeleton, 'rowClassName'>()({
    label: text('Read out instead of the rows.'),
    widths: content('Width of the first line of each row; all differ.'),
    pictureRadius: oneOf('Shape of the pictures.', { m: 'm: cards', full: 'full: people' }),
    hasDetail: flag('A second, shorter line.'),
  }),
  args: { label: 'Loading your friends', widths: ['60%', '42%', '54%', '38%'] },
} satisfies Meta<typeof ListSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const People: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your friends' })).toBeInTheDocument()
  },
}

export const Cards: Story = { args: { pictureRadius: 'm', hasDetail: true, label: 'Loading your cards' } }
