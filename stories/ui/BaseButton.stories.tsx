import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { BaseButton } from '@/ui/BaseButton'
import { content, describe, flag, text } from './argTypes'
import styles from './BaseButton.module.css'

/** The press of every button, without its looks. A feature gives it a class; most want Button or IconButton. */
const meta = {
  title: 'ui/BaseButton',
  component: BaseButton,
  argTypes: describe<typeof BaseButton, Exclude<keyof ComponentProps<'button'>, 'children' | 'aria-disabled'>>()({
    children: text('What the button shows.'),
    isDisabled: flag('Cannot be pressed, and loses focus.'),
    'aria-disabled': flag('Ignores presses and keeps focus.'),
    isPending: flag('What it started still runs: ignores presses and keeps focus.'),
    onPress: content('Click, tap, Enter or Space.'),
  }),
  args: { children: 'Why is the sky blue?', className: styles.tile, onPress: fn() },
} satisfies Meta<typeof BaseButton>

export default meta
type Story = StoryObj<typeof meta>

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** Focus stays, so that a screen reader does not lose its place. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
