import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SelectableList, type SelectableListProps } from '@/ui/SelectableList'
import { content, describe, text } from './argTypes'

function WithSelection({ sections, ...props }: SelectableListProps) {
  const [toggled, setToggled] = useState<string[]>([])
  const sectionsWithSelection = sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, isSelected: item.isSelected !== toggled.includes(item.id) })),
  }))
  const toggle = (ids: string[]) =>
    setToggled([...toggled.filter((id) => !ids.includes(id)), ...ids.filter((id) => !toggled.includes(id))])
  return <SelectableList {...props} sections={sectionsWithSelection} onToggle={toggle} />
}

const meta = {
  title: 'ui/SelectableList',
  component: SelectableList,
  argTypes: describe<typeof SelectableList>()({
    label: text('Accessible name.'),
    sections: content('Titles and items. A section without items is not shown.'),
    onToggle: content('Ids whose selection changes; several with Shift.'),
  }),
  render: (args) => <WithSelection {...args} />,
  args: {
    label: 'Groups and people',
    onToggle: () => undefined,
    sections: [
      {
        id: 'group',
        title: 'Groups',
        items: [
          { id: 'g1', name: '5 Bestari', isSelected: false },
          { id: 'g2', name: 'Science Fair Club', isSelected: true },
        ],
      },
      {
        id: 'user',
        title: 'People',
        items: [
          { id: 'u22', name: 'Adam Hakim', isSelected: false },
          { id: 'u13', name: 'Daniel Lim', detail: 'Owner', isSelected: true, isLocked: true },
          { id: 'u21', name: 'Tan Mei Ling', isSelected: false },
        ],
      },
    ],
  },
} satisfies Meta<typeof SelectableList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSections: Story = {}

/** A section without items is not shown, nor is its title. */
export const OneSection: Story = {
  args: {
    sections: [
      { id: 'group', title: 'Groups', items: [] },
      { id: 'user', title: 'People', items: [{ id: 'u14', name: 'Kamala Devi', isSelected: false }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Groups')).toBeNull()
  },
}

export const SelectedByPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: 'Tan Mei Ling' })
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-selected', 'false')
  },
}

/** Locked rows can be focused, but their selection does not change. */
export const SelectedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: 'Adam Hakim' }).focus()
    await userEvent.keyboard(' {ArrowDown}')
    const locked = canvas.getByRole('row', { name: 'Daniel Lim, Owner' })
    await expect(locked).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(locked).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('row', { name: 'Adam Hakim' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Shift selects a range. When it shrinks, the rows outside of it are deselected. Locked rows do not change. */
export const SelectedAsRange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: '5 Bestari' }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('row', { name: 'Tan Mei Ling' }))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(5)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('row', { name: 'Adam Hakim' }))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByRole('row', { name: 'Tan Mei Ling', selected: false })).toBeVisible()
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4)
  },
}
