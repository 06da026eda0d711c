import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Ellipsis, Plus, Share2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { IconButton } from '@/ui/IconButton'
import { content, describe, flag, oneOf, placement, text } from './argTypes'

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  argTypes: describe<typeof IconButton, Exclude<keyof ComponentProps<'button'>, 'aria-disabled'>>()({
    label: text('Accessible name, and tooltip.'),
    icon: content('Lucide icon, hidden from assistive technology.'),
    variant: oneOf('Ground.', {
      quiet: 'quiet: among others',
      surface: 'surface: over a picture',
      accent: 'accent: the one thing to do',
    }),
    size: oneOf('Target.', { medium: 'medium: 44 px', large: 'large: 52 px' }),
    word: text('Part of the label, beside the icon where there is room.'),
    placement: placement('Side of the tooltip.'),
    isDisabled: flag('Cannot be pressed, and loses focus.'),
    'aria-disabled': flag('Ignores presses and keeps focus.'),
    isPending: flag('What it started still runs: ignores presses and keeps focus.'),
    onPress: content('Click, tap, Enter or Space.'),
  }),
  args: { label: 'Share this card', icon: <Share2 aria-hidden="true" /> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())

export const Quiet: Story = {}

export const Surface: Story = {
  args: { variant: 'surface', label: 'More for this card', icon: <Ellipsis aria-hidden="true" /> },
}

export const Accent: Story = {
  args: { variant: 'accent', size: 'large', label: 'New card', icon: <Plus aria-hidden="true" /> },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const WithTooltip: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share this card' })
    await step('Keyboard focus opens it, Escape closes it', async () => {
      await userEvent.tab()
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share this card')
      await userEvent.keyboard('{Escape}')
      await expectClosed()
    })
    await step('The pointer opens it, a press closes it', async () => {
      await userEvent.hover(button)
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share this card')
      await userEvent.click(button)
      await expectClosed()
      await expect(args.onPress).toHaveBeenCalledOnce()
    })
    await step('Keyboard focus opens it again', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.tab()
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share this card')
    })
  },
}

export const NeighbouringTooltips: Story = {
  render: (args) => (
    <>
      <IconButton {...args} />
      <IconButton label="More for this card" icon={<Ellipsis aria-hidden="true" />} />
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const share = canvas.getByRole('button', { name: 'Share this card' })
    const more = canvas.getByRole('button', { name: 'More for this card' })
    const expectOnly = (name: string) => waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name))
    await step('Keyboard focus moves the tooltip from one button to the other and back', async () => {
      await userEvent.tab()
      await expectOnly('Share this card')
      await userEvent.tab()
      await expectOnly('More for this card')
      await userEvent.tab({ shift: true })
      await expectOnly('Share this card')
    })
    await step('The pointer moves it away from the button with keyboard focus', async () => {
      await userEvent.hover(more)
      await expectOnly('More for this card')
    })
    await step('None is left when pointer and keyboard focus have left', async () => {
      await userEvent.unhover(more)
      await userEvent.tab({ shift: true })
      await expect(share).not.toHaveFocus()
      await expectClosed()
    })
  },
}
