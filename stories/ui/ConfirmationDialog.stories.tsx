import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ConfirmationDialog } from '@/ui/ConfirmationDialog'
import { waitForVisible } from '../visibility'
import { content, describe, flag, text } from './argTypes'

const meta = {
  title: 'ui/ConfirmationDialog',
  component: ConfirmationDialog,
  argTypes: describe<typeof ConfirmationDialog>()({
    title: text('The question.'),
    text: text('What happens with Yes.'),
    isDanger: flag('Yes takes something away.'),
    yesLabel: text('A verb.'),
    cancelLabel: text('Leaves everything as it is.'),
    onAnswer: content('True for Yes; false for Cancel and Escape.'),
  }),
  args: {
    title: 'Delete 3 cards?',
    text: 'You can undo this for a few seconds.',
    isDanger: true,
    yesLabel: 'Delete',
    cancelLabel: 'Cancel',
    onAnswer: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmationDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    await waitForVisible(screen.findByRole('alertdialog', { name: 'Delete 3 cards?' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).toHaveBeenCalledWith(false)
  },
}

export const Harmless: Story = {
  args: { title: 'Leave the quiz?', text: 'Your answers are kept.', isDanger: false, yesLabel: 'Leave' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
  },
}
