import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField, type SearchFieldProps } from '@/ui/SearchField'
import { content, describe, flag, placement, text } from './argTypes'

function ControlledSearch(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'ui/SearchField',
  component: SearchField,
  argTypes: describe<typeof SearchField>()({
    value: text('What is searched.'),
    onChange: content('Every character.'),
    label: text('Accessible name of the field.'),
    openLabel: text('Name of the button that opens the field.'),
    clearLabel: text('Name of the button that empties it.'),
    placeholder: text('Example; never the only name.'),
    placement: placement('Side of the tooltip.'),
    isExpandable: flag('False keeps the field open.'),
  }),
  render: (args) => <ControlledSearch {...args} />,
  args: {
    value: '',
    onChange: () => undefined,
    label: 'Search the board',
    openLabel: 'Open search',
    clearLabel: 'Clear search',
    placeholder: 'Title or topic',
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }))
    await expect(canvas.getByRole('searchbox', { name: 'Search the board' })).toHaveFocus()
  },
}

export const WithText: Story = { args: { value: 'photosynthesis' } }

export const AlwaysOpen: Story = {
  args: { isExpandable: false, label: 'Search the address book', placeholder: 'Name or class' },
}

export const Cleared: Story = {
  args: { value: 'water cycle' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const EscapeClearsThenCloses: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'fractions')
    await step('The first Escape clears the text', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('searchbox')).toHaveValue('')
    })
    await step('The second collapses the field and returns focus to the button', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Open search' })).toHaveFocus()
    })
  },
}
