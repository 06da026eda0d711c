import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { TagGroup, type TagGroupProps } from '@/ui/TagGroup'
import { waitForVisible } from '../visibility'
import { content, describe, text } from './argTypes'

function WithRemoval(props: TagGroupProps) {
  const [items, setItems] = useState(props.items)
  return <TagGroup {...props} items={items} onRemove={(id) => setItems(items.filter((item) => item.id !== id))} />
}

const meta = {
  title: 'ui/TagGroup',
  component: TagGroup,
  argTypes: describe<typeof TagGroup>()({
    label: text('Accessible name.'),
    items: content('Name, detail and lock of each.'),
    onRemove: content('Its button, or Delete.'),
    removeLabel: content('Name of the button of a tag.'),
  }),
  render: (args) => <WithRemoval {...args} />,
  args: {
    label: 'Shared with',
    removeLabel: ({ name }) => `Remove ${name}`,
    onRemove: () => undefined,
    items: [
      { id: '1', name: '5 Bestari' },
      { id: '21', name: 'Tan Mei Ling' },
      { id: '27', name: 'Bryan anak Jugah' },
    ],
  },
} satisfies Meta<typeof TagGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Removable: Story = {}

export const WithLocked: Story = {
  args: {
    items: [
      { id: '13', name: 'Daniel Lim', detail: 'Owner', isLocked: true },
      { id: '21', name: 'Tan Mei Ling' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await waitForVisible(() => canvas.getByText('Owner'))
  },
}

export const Narrow: Story = {
  args: {
    items: [
      { id: '4', name: 'Persatuan Ibu Bapa dan Guru Sekolah Seri Cahaya' },
      { id: '22', name: 'Adam Hakim' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
}

export const RemovedByButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Tan Mei Ling/ }))
    await expect(canvas.queryByText('Tan Mei Ling')).toBeNull()
  },
}

/** Delete removes the focused tag, and focus moves to the next tag. */
export const RemovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.queryByText('5 Bestari')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Tan Mei Ling' })).toHaveFocus())
  },
}
