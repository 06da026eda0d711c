import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDownAZ, CalendarDays, Copy, Ellipsis, Layers, Share2, Shapes, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { MenuBehaviour } from '@/ui/AnchoredMenu'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Menu, MenuItem, MenuSection } from '@/ui/Menu'
import { waitForVisible } from '../visibility'
import { content, describe, placement, text } from './argTypes'

const meta = {
  title: 'ui/Menu',
  component: Menu,
  argTypes: describe<typeof Menu, keyof MenuBehaviour>()({
    trigger: content('Button or IconButton that opens the menu.'),
    label: text('Accessible name of the menu.'),
    children: content('MenuItem and MenuSection.'),
    placement: placement('Side of the trigger.'),
  }),
  args: {
    trigger: <IconButton label="More for this card" icon={<Ellipsis aria-hidden="true" />} variant="surface" />,
    label: 'Actions for The water cycle',
    onAction: fn(),
    children: (
      <>
        <MenuItem id="share" icon={<Share2 />}>
          Share
        </MenuItem>
        <MenuItem id="duplicate" icon={<Copy />}>
          Make a copy
        </MenuItem>
        <MenuItem id="stack" icon={<Layers />} isDisabled>
          Take out of the stack
        </MenuItem>
        <MenuItem id="delete" icon={<Trash2 />} kind="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '340px' } } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340, padding: 'var(--space-6)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for this card' }))
    await waitForVisible(screen.findByRole('menuitem', { name: 'Make a copy' }))
  },
}

export const ActivatedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('duplicate', undefined)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More for this card' })).toHaveFocus())
  },
}

export const WithSelectionAndSections: Story = {
  args: {
    trigger: <Button variant="secondary">Sort and filter</Button>,
    label: 'Sort and filter the board',
    children: (
      <>
        <MenuSection title="Sort by" selectionMode="single" defaultSelectedKeys={['date']}>
          <MenuItem id="date" icon={<CalendarDays />}>
            Newest first
          </MenuItem>
          <MenuItem id="title" icon={<ArrowDownAZ />}>
            Title
          </MenuItem>
          <MenuItem id="type" icon={<Shapes />}>
            Kind of card
          </MenuItem>
        </MenuSection>
        <MenuSection title="Show" selectionMode="multiple" defaultSelectedKeys={['quiz', 'text']}>
          <MenuItem id="text">Texts</MenuItem>
          <MenuItem id="quiz">Quizzes</MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort and filter' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked()
  },
}
