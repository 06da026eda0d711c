import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpenText, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { content, describe, oneOf, text } from './argTypes'

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  argTypes: describe<typeof EmptyState>()({
    illustration: content('Decorative picture, or a buddy.'),
    heading: text('What is empty.'),
    headingLevel: oneOf('Level in the outline of the page.', {
      1: '1: the page itself',
      2: '2: part of a page',
      3: '3: part of a dialog',
    }),
    text: text('What would be here.'),
    actions: content('How to begin.'),
  }),
  args: { heading: 'No messages yet', text: 'When someone shares a card with you, you will see it here.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TextOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No messages yet', level: 2 })).toBeVisible()
  },
}

export const WithPictureAndActions: Story = {
  args: {
    illustration: (
      <div
        style={{
          background: 'var(--accent-soft)',
          borderRadius: 'var(--radius-l)',
          color: 'var(--accent-strong)',
          padding: 'var(--space-6)',
          transform: 'rotate(-4deg)',
        }}
      >
        <BookOpenText size={56} strokeWidth={1.6} />
      </div>
    ),
    heading: 'Your board is ready for its first card',
    text: 'Begin with a question your class asked today, or let your buddy suggest one.',
    actions: (
      <>
        <Button variant="secondary">See suggestions</Button>
        <Button icon={<Plus />}>New card</Button>
      </>
    ),
  },
}
