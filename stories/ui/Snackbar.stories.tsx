import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Snackbar } from '@/ui/Snackbar'
import { amount, content, describe, oneOf, text, tones } from './argTypes'

/** One message of SnackbarRegion, which places, sorts and announces all of them. */
const meta = {
  title: 'ui/Snackbar',
  component: Snackbar,
  argTypes: describe<typeof Snackbar>()({
    kind: oneOf('Meaning.', tones),
    message: text('What happened.'),
    action: content('Label and effect of one button. With it, the snackbar stays.'),
    duration: amount('ms until it leaves. A pointer or focus on it stops the time.', 1000, 600_000),
    dismissLabel: text('Name of the button that dismisses it.'),
    onClose: content('True if focus was inside.'),
  }),
  args: { kind: 'success', message: 'Board saved', duration: 600_000, dismissLabel: 'Dismiss', onClose: fn() },
} satisfies Meta<typeof Snackbar>

export default meta
type Story = StoryObj<typeof meta>

export const Dismissed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const TimeIsOver: Story = {
  args: { duration: 1000 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(false), { timeout: 3000 })
  },
}
