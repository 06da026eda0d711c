import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Buddy } from '@/buddy/Buddy'
import { ListFailed } from '@/ui/ListFailed'
import { content, describe, flag, text } from './argTypes'

const meta = {
  title: 'ui/ListFailed',
  component: ListFailed,
  argTypes: describe<typeof ListFailed>()({
    illustration: content('The buddy, sorry.'),
    heading: text('What did not load.'),
    text: text('What is safe, and what to do.'),
    retryLabel: text('Word of the button.'),
    onRetry: content('The button is pressed.'),
    isRetrying: flag('The list is loading again.'),
    retryingLabel: text('Announced while it is loading.'),
  }),
  args: {
    illustration: <Buddy name="T" mood="sorry" size={140} />,
    heading: 'Your notifications did not load',
    text: 'They are safe. Check the connection, then try again.',
    retryLabel: 'Try again',
    retryingLabel: 'Loading your notifications',
    onRetry: fn(),
  },
} satisfies Meta<typeof ListFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Loading your notifications/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
