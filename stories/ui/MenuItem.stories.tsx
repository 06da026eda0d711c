import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu'
import { expect, fn, screen } from 'storybook/test'
import { MenuItem } from '@/ui/Menu'
import { content, describe, flag, oneOf, text } from './argTypes'
import { OpenMenu } from './OpenMenu'

const meta = {
  title: 'ui/MenuItem',
  component: MenuItem,
  argTypes: describe<typeof MenuItem, Exclude<keyof AriaMenuItemProps, 'children' | 'isDisabled' | 'onAction'>>()({
    children: text('A verb, with its object where two could be meant.'),
    icon: content('Decorative, before the words.'),
    kind: oneOf('Weight.', { plain: 'plain', danger: 'danger: takes something away, and is last' }),
    isDisabled: flag('Cannot be chosen now.'),
    onAction: content('The item is chosen.'),
  }),
  args: { children: 'Delete', icon: <Trash2 />, onAction: fn() },
  render: (args) => (
    <OpenMenu>
      <MenuItem {...args} />
    </OpenMenu>
  ),
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof MenuItem>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  args: { kind: 'danger' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  },
}
