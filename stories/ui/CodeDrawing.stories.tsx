import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CodeDrawing, codeDrawingNames } from '@/ui/drawings/CodeDrawing'
import { describe, oneOf } from './argTypes'
import styles from './CodeDrawing.module.css'

const meta = {
  title: 'ui/CodeDrawing',
  component: CodeDrawing,
  argTypes: describe<typeof CodeDrawing>()({
    name: oneOf('What is drawn.', {
      cat: 'cat',
      turtle: 'turtle',
      butterfly: 'butterfly',
      hibiscus: 'hibiscus',
      rainbow: 'rainbow',
      rocket: 'rocket',
      drum: 'drum',
      kite: 'kite',
      watermelon: 'watermelon',
      football: 'football',
    }),
  }),
  args: { name: 'hibiscus', className: styles.large },
} satisfies Meta<typeof CodeDrawing>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

/** No two look alike, also small, in the dark and in forced colours: each has a shape and a ground of its own. */
export const AllTen: Story = {
  render: () => (
    <div className={styles.all}>
      {codeDrawingNames.map((name) => (
        <CodeDrawing key={name} name={name} className={styles.small} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
    await expect(new Set(drawings).size).toBe(10)
  },
}

export const AllTenInTheDark: Story = { ...AllTen, globals: { mode: 'dark' } }
