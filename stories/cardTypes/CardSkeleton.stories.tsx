import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardSkeleton } from '@/cardTypes/tile/CardSkeleton'
import styles from './TileGrid.module.css'

const meta = {
  title: 'cardTypes/CardSkeleton',
  component: CardSkeleton,
} satisfies Meta<typeof CardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** A stack that is being created. */
export const One: Story = {
  args: { label: 'Loading...', isContainer: true },
  decorators: [
    (Story) => (
      <div className={styles.cell} style={{ inlineSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const BoardLoading: Story = {
  render: () => (
    <ul className={styles.grid} aria-busy="true" aria-label="Loading cards">
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index} className={styles.cell}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  ),
}
