import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '@/ui/Button'
import { Dialog, type DialogProps } from '@/ui/Dialog'
import { TextField } from '@/ui/TextField'
import { waitForVisible } from '../visibility'
import { content, describe, flag, oneOf, text } from './argTypes'

function OpenedByButton(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close = () => {
    setIsOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        New group
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  )
}

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  argTypes: describe<typeof Dialog>()({
    isOpen: flag('Shown, with focus inside.'),
    onClose: content('Escape, the close button, a press outside.'),
    title: text('Accessible name, and heading.'),
    closeLabel: text('Name of the close button. Without it, the footer closes the dialog.'),
    isCloseDisabled: flag('Closing would interrupt what runs.'),
    children: content('Content.'),
    footer: content('Buttons; the primary one is last.'),
    size: oneOf('Widest measure.', {
      small: 'small: a question',
      medium: 'medium: a form',
      large: 'large: lists and pictures',
      screen: 'screen: everything',
    }),
    role: oneOf('What it is to assistive technology.', {
      dialog: 'dialog',
      alertdialog: 'alertdialog: cannot be undone, read out at once',
    }),
    isDismissable: flag('False if a press outside would lose input.'),
  }),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'New group',
    closeLabel: 'Close',
    children: (
      <TextField
        label="Name of the group"
        description="Everyone in the group sees this name."
        defaultValue="4 Cempaka Science"
      />
    ),
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Create the group</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await waitForVisible(screen.findByRole('dialog', { name: 'New group' }))
  },
}

export const Confirmation: Story = {
  args: {
    role: 'alertdialog',
    size: 'small',
    title: 'Delete 3 cards?',
    children: 'They are also taken from the boards of the 28 students you shared them with.',
    footer: (
      <>
        <Button variant="secondary">Keep them</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 cards?' })
    await waitForVisible(() => dialog)
    await expect(dialog).toHaveAccessibleDescription(/^They are also taken from the boards/)
  },
}

export const LongText: Story = {
  args: {
    title: 'How your class uses Heartboard',
    footer: <Button>I have read this</Button>,
    children: (
      <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
        {[
          'Cards you make are yours. You decide who sees each of them, and you can stop sharing whenever you like.',
          'Be kind in what you write to others. Everything you share carries your name.',
          'Your buddy helps you think. It can be wrong, so check what it says in your book or with your teacher.',
          'Answers to a quiz are shown to the teacher who shared it. Classmates never see them.',
          'Pictures must be your own or free to use. Ask before you upload a photo of a friend.',
          'Choose a password that nobody else knows, and log out on a tablet that others use as well.',
          'A teacher may look at what is shared in the class, so that everyone stays safe.',
          'When something makes you feel bad, tell your teacher or use the feedback button at once.',
          'Your board is saved while you work. You can go on at home with the same name and password.',
          'If you leave the school, you can take your cards with you as pictures or documents.',
        ].map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </div>
    ),
  },
}

export const EscapeRestoresFocus: Story = {
  args: { isOpen: false },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New group' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    // The dialog handles Escape only after focus has moved inside, so this waits for it.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
