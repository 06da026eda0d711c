import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { SnackbarContent } from '@/ui/Snackbar'
import { SnackbarRegion, type SnackbarRegionProps } from '@/ui/SnackbarRegion'
import { amount, content, describe } from './argTypes'

function ClosingRegion({ onClose, ...props }: SnackbarRegionProps) {
  const [closed, setClosed] = useState<string[]>([])
  const close = (id: string) => {
    setClosed((ids) => [...ids, id])
    onClose(id)
  }
  const open = props.snackbars.filter(({ id }) => !closed.includes(id))
  return <SnackbarRegion {...props} snackbars={open} onClose={close} />
}

const copied: SnackbarContent = { id: 'copied', kind: 'neutral', message: 'Invitation copied' }

/** A second snackbar with the same timeout. When it closes, the timeout of the first has passed, too. */
const neighbour: SnackbarContent = { id: 'saved', kind: 'success', message: 'Board saved' }

const waitForNeighbourToClose = ({ onClose }: SnackbarRegionProps) =>
  waitFor(() => expect(onClose).toHaveBeenCalledWith(neighbour.id))

const meta = {
  title: 'ui/SnackbarRegion',
  component: SnackbarRegion,
  argTypes: describe<typeof SnackbarRegion>()({
    snackbars: content('Oldest first.'),
    onClose: content('Time is over, or it is dismissed.'),
    labels: content('Names of the region and of the dismiss button.'),
    duration: amount('ms until a snackbar without action leaves.', 1000, 600_000),
  }),
  render: (args) => <ClosingRegion {...args} />,
  args: {
    snackbars: [copied],
    onClose: fn(),
    labels: { region: 'Notices', dismiss: 'Dismiss' },
    // Long enough to inspect a story before its snackbars close.
    duration: 600_000,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof SnackbarRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invitation copied').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
}

export const Success: Story = {
  args: { snackbars: [{ id: 'shared', kind: 'success', message: '“The water cycle” is shared with 4 Cempaka' }] },
}

export const Warning: Story = {
  args: {
    snackbars: [{ id: 'offline', kind: 'warning', message: 'You are offline. Changes are kept on this tablet.' }],
  },
}

export const Danger: Story = {
  args: { snackbars: [{ id: 'failed', kind: 'danger', message: 'The picture could not be saved' }] },
  play: async ({ canvas }) => {
    const region = canvas.getByText(/could not be saved/).closest('[aria-live]')
    await expect(region).toHaveAttribute('aria-live', 'assertive')
  },
}

export const WithAction: Story = {
  args: {
    duration: 50,
    snackbars: [
      { id: 'deleted', kind: 'neutral', message: '2 cards deleted', action: { label: 'Undo', onPress: fn() } },
      neighbour,
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It has no timeout', async () => {
      await waitForNeighbourToClose(args)
      await expect(args.onClose).not.toHaveBeenCalledWith('deleted')
      await expect(canvas.getByText('2 cards deleted')).toBeVisible()
    })
    await step('A short message leaves it beside', async () => {
      const { bottom } = canvas.getByText('2 cards deleted').getBoundingClientRect()
      await expect(canvas.getByRole('button', { name: 'Undo' }).getBoundingClientRect().top).toBeLessThan(bottom - 20)
    })
    await step('The action closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(args.snackbars[0]?.action?.onPress).toHaveBeenCalledOnce()
      await expect(args.onClose).toHaveBeenCalledWith('deleted')
    })
  },
}

export const Stacked: Story = {
  args: {
    snackbars: [
      { id: 'one', kind: 'success', message: 'Quiz “Fractions on a pizza” is ready' },
      { id: 'two', kind: 'danger', message: 'Danish could not be added: he is already in the group' },
      {
        id: 'three',
        kind: 'neutral',
        message: 'Aina answered your question',
        action: { label: 'Open', onPress: fn() },
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The newest is closest to the edge', async () => {
      const lower = canvas.getByText('Aina answered your question').getBoundingClientRect().top
      await expect(lower).toBeGreaterThan(canvas.getByText(/Danish could not/).getBoundingClientRect().top)
    })
  },
}

export const ClosesAfterTimeout: Story = {
  args: { duration: 80 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('copied'))
  },
}

export const PausedOnHover: Story = {
  args: { duration: 600, snackbars: [copied, neighbour] },
  play: async ({ args, canvas, userEvent, step }) => {
    const message = canvas.getByText('Invitation copied')
    await userEvent.hover(message)
    await step('Stays while it is hovered', async () => {
      await waitForNeighbourToClose(args)
      await expect(args.onClose).not.toHaveBeenCalledWith(copied.id)
    })
    await step('Resumes when the pointer leaves', async () => {
      await userEvent.unhover(message)
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(copied.id))
    })
  },
}

export const PausedOnKeyboardFocus: Story = {
  args: { duration: 600, snackbars: [copied, neighbour] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus()
    await waitForNeighbourToClose(args)
    await expect(args.onClose).not.toHaveBeenCalledWith(copied.id)
  },
}

export const Dismissed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledWith('copied')
    await expect(canvas.queryByText('Invitation copied')).not.toBeInTheDocument()
  },
}
