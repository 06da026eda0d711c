import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FocusCard } from '@/cardTypes/focus/FocusCard'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { cardFixture } from './cardFixture'
import { fakeCardSaver } from './fakeCardSaver'
import { withTexts } from './withTexts'

function EditableCard({ children }: { children: ReactNode }) {
  const [{ saver }] = useState(() => fakeCardSaver())
  return (
    <CardSaverContext value={saver}>
      <main tabIndex={-1}>{children}</main>
    </CardSaverContext>
  )
}

const meta = {
  title: 'cardTypes/TableEditor',
  component: FocusCard,
  args: { card: cardFixture('table') },
  decorators: [
    withTexts,
    (Story) => (
      <EditableCard>
        <Story />
      </EditableCard>
    ),
  ],
} satisfies Meta<typeof FocusCard>

export default meta
type Story = StoryObj<typeof meta>

/** With the keyboard only, the user enters the table, moves across cells, replaces a text and adds a row at the end. */
export const Editing: Story = {
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Giant planets' })
    await userEvent.click(canvas.getAllByRole('textbox', { name: 'Table name' })[1] as HTMLElement)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    await expect(canvas.getAllByRole('columnheader', { name: 'Planet' })[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}120,000{Tab}')
    await expect(canvas.getByRole('gridcell', { name: '120,000' })).toBeVisible()
    await userEvent.keyboard('{End}{Tab}Neptune')
    await expect(canvas.getByRole('textbox', { name: 'Row 3, column 1' })).toHaveValue('Neptune')
  },
}

/** On a narrow screen, the table scrolls sideways but the page does not. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false }, language: 'ms' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Giant planets' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Empty: Story = {
  args: {
    card: cardFixture('table', {
      title: '',
      subtitle: null,
      body: {
        content: '',
        data_tables: [
          {
            name: '',
            headers: ['', '', ''],
            rows: [
              ['', '', ''],
              ['', '', ''],
              ['', '', ''],
            ],
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('grid', { name: 'Table 1' })).querySelectorAll('tr')).toHaveLength(4)
  },
}
