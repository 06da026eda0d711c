import type { Meta, StoryObj } from '@storybook/react-vite'
import { PartyPopper } from 'lucide-react'
import { expect } from 'storybook/test'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { content, describe, oneOf, text, tones } from './argTypes'

const meta = {
  title: 'ui/Banner',
  component: Banner,
  argTypes: describe<typeof Banner>()({
    kind: oneOf('Meaning.', tones),
    children: text('What happened, what is safe, what to do.'),
    icon: content('Replaces the icon of the kind.'),
    action: content('One button, usually secondary.'),
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { children: 'You are looking at the board as Aina sees it.' } }

export const Success: Story = { args: { kind: 'success', children: 'Your e-mail address is confirmed. Welcome!' } }

export const Warning: Story = {
  args: { kind: 'warning', children: 'You have 3 questions left for your buddy today.' },
}

export const Danger: Story = {
  args: { kind: 'danger', children: 'Oops, your credentials do not match' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oops, your credentials do not match')
  },
}

export const WithAction: Story = {
  args: {
    kind: 'warning',
    children: 'This confirmation link has expired. Ask for a new one and look in your inbox.',
    action: <Button variant="secondary">Resend verification link</Button>,
  },
}

export const WithOwnIcon: Story = {
  args: {
    kind: 'success',
    icon: <PartyPopper size={22} />,
    children: 'All 28 students have finished the fractions quiz.',
  },
}
