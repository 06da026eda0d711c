import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChoiceFailed } from '@/ui/ChoiceFailed'
import { content, describe, text } from './argTypes'

const meta = {
  title: 'ui/ChoiceFailed',
  component: ChoiceFailed,
  argTypes: describe<typeof ChoiceFailed>()({
    message: text('Names the choice whose options did not load.'),
    retryLabel: text('Word of the button.'),
    onRetry: content('The button is pressed.'),
    buttonRef: content('Button at which focus enters.'),
  }),
  args: { message: 'Curriculum: This list did not load.', retryLabel: 'Try again', onRetry: fn() },
} satisfies Meta<typeof ChoiceFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.message)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
