import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Plus, Send, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '@/ui/Button'
import { content, describe, flag, oneOf, text } from './argTypes'

const meta = {
  title: 'ui/Button',
  component: Button,
  argTypes: describe<typeof Button, Exclude<keyof ComponentProps<'button'>, 'children' | 'aria-disabled'>>()({
    children: text('A verb, with its object where two could be meant.'),
    variant: oneOf('Weight of the action.', {
      primary: 'primary: the one thing to do',
      secondary: 'secondary: beside it',
      quiet: 'quiet: rarely needed',
      danger: 'danger: takes something away',
    }),
    size: oneOf('Height.', { medium: 'medium: 44 px', large: 'large: 52 px, the end of a form' }),
    icon: content('Decorative, before the words.'),
    pendingLabel: text('Announced while it is pending.'),
    isDisabled: flag('Cannot be pressed, and loses focus.'),
    'aria-disabled': flag('Ignores presses and keeps focus.'),
    isPending: flag('What it started still runs: ignores presses and keeps focus.'),
    onPress: content('Click, tap, Enter or Space.'),
  }),
  args: { children: 'Share with 4 Cempaka', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share with 4 Cempaka' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Save for later' } }

export const Quiet: Story = { args: { variant: 'quiet', children: 'Forgot your password?' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete 3 cards', icon: <Trash2 /> } }

export const WithIcon: Story = { args: { children: 'New quiz', icon: <Plus /> } }

export const Large: Story = { args: { size: 'large', children: 'Send my answers', icon: <Send /> } }

export const Disabled: Story = { args: { isDisabled: true, children: 'Next question' } }

export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Sharing' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Sharing/ })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const BecomingPending: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-3)', justifyItems: 'start' }}>
      <Button {...args} />
      <Button {...args} isPending pendingLabel="Sharing" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('The pending button is as wide as the resting one', async () => {
      const [resting, pending] = canvas.getAllByRole('button')
      await expect(pending?.offsetWidth).toBe(resting?.offsetWidth)
    })
  },
}

export const EveryVariant: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      <Button>Start the quiz</Button>
      <Button variant="secondary">Preview</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Delete the board</Button>
    </div>
  ),
}
