import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDownAZ, CalendarDays } from 'lucide-react'
import type { MenuSectionProps as AriaMenuSectionProps } from 'react-aria-components/Menu'
import { screen } from 'storybook/test'
import { MenuItem, MenuSection } from '@/ui/Menu'
import { waitForVisible } from '../visibility'
import { content, describe, text } from './argTypes'
import { OpenMenu } from './OpenMenu'

const meta = {
  title: 'ui/MenuSection',
  component: MenuSection,
  argTypes: describe<typeof MenuSection, Exclude<keyof AriaMenuSectionProps<object>, 'children'>>()({
    title: text('Names the items below it.'),
    children: content('MenuItem.'),
  }),
  args: {
    title: 'Sort by',
    children: (
      <>
        <MenuItem icon={<ArrowDownAZ />}>Title</MenuItem>
        <MenuItem icon={<CalendarDays />}>Date</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <OpenMenu>
      <MenuSection {...args} />
    </OpenMenu>
  ),
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof MenuSection>

export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {
  play: async () => {
    await waitForVisible(screen.findByRole('group', { name: 'Sort by' }))
  },
}
