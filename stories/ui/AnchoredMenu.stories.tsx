import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Maximize2, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '@/ui/Button'
import { MenuItem } from '@/ui/Menu'
import { AnchoredMenu, type AnchoredMenuProps, type MenuBehaviour } from '@/ui/AnchoredMenu'
import { content, describe, flag, placement, text } from './argTypes'

/** Button whose menu is rendered outside of it, as on the board, where all cards share one menu. */
function CardWithMenu({ label, children, onClose }: AnchoredMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    onClose()
  }
  return (
    <>
      <Button ref={anchor} variant="secondary" onPress={() => setIsOpen(true)}>
        The Water Cycle
      </Button>
      {isOpen ? (
        <AnchoredMenu anchor={anchor} label={label} onClose={close}>
          {children}
        </AnchoredMenu>
      ) : null}
    </>
  )
}

const meta = {
  title: 'ui/AnchoredMenu',
  component: AnchoredMenu,
  argTypes: describe<typeof AnchoredMenu, keyof MenuBehaviour>()({
    anchor: content('Where the menu opens, and where focus returns to.'),
    isOpen: flag('False while it leaves.'),
    label: text('Accessible name, announced on opening.'),
    onClose: content('Escape, a press outside, or a choice.'),
    placement: placement('Side of the anchor.'),
    children: content('MenuItem and MenuSection.'),
  }),
  render: (args) => <CardWithMenu {...args} />,
  args: {
    anchor: { current: null },
    label: 'Menu of The Water Cycle',
    onClose: fn(),
    children: (
      <>
        <MenuItem icon={<Maximize2 />}>Open</MenuItem>
        <MenuItem icon={<Copy />}>Duplicate</MenuItem>
        <MenuItem icon={<Trash2 />} kind="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof AnchoredMenu>

export default meta
type Story = StoryObj<typeof meta>

/** When the menu opens, the first item gets focus, so that arrow keys start there. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The Water Cycle' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus())
  },
}

export const EscapeRestoresFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const anchor = canvas.getByRole('button', { name: 'The Water Cycle' })
    await userEvent.click(anchor)
    await screen.findByRole('menu', { name: 'Menu of The Water Cycle' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(anchor).toHaveFocus())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
