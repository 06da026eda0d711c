import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName, buddyNames, extraThemes } from '@/buddy/buddies'
import { buddyMoods } from '@/buddy/moods'
import styles from './Buddy.module.css'

/** The five buddies, and Zing in the theme Z. */
const allBuddies = [...buddyNames, 'Z'] as const

const meta = {
  title: 'buddy/Buddy',
  component: Buddy,
  args: { name: 'T', size: 160 },
  argTypes: {
    name: { control: 'select', options: [...buddyNames, ...extraThemes] },
    mood: { control: 'select', options: buddyMoods },
    size: { control: { type: 'range', min: 24, max: 320 } },
  },
} satisfies Meta<typeof Buddy>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { name: 'T', mood: 'idle' } }

export const Happy: Story = { args: { name: 'H', mood: 'happy' } }

export const Thinking: Story = { args: { name: 'A', mood: 'thinking' } }

export const Cheering: Story = { args: { name: 'R', mood: 'cheering' } }

export const Sleeping: Story = { args: { name: 'E', mood: 'sleeping' } }

export const Sorry: Story = { args: { name: 'T', mood: 'sorry' } }

export const Waving: Story = { args: { name: 'H', mood: 'waving' } }

export const Named: Story = {
  args: { mood: 'waving', label: 'Ting waves' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ting waves' })).toBeVisible()
  },
}

export const FollowingPointer: Story = {
  args: { isFollowingPointer: true, size: 240 },
  play: async ({ canvasElement }) => {
    const buddy = canvasElement.querySelector<HTMLElement>('[data-buddy]')
    await fireEvent.pointerMove(window, { clientX: 5000, clientY: 0 })
    await waitFor(() => expect(Number(buddy?.style.getPropertyValue('--look-x'))).toBeGreaterThan(0.9))
  },
}

function Gallery() {
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="All characters in all moods">
      <table className={styles.gallery}>
        <thead>
          <tr>
            <th scope="col">Character</th>
            {buddyMoods.map((mood) => (
              <th key={mood} scope="col">
                {mood}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allBuddies.map((name) => (
            <tr key={name}>
              <th scope="row">{buddyDisplayName(name)}</th>
              {buddyMoods.map((mood) => (
                <td key={mood}>
                  <Buddy name={name} mood={mood} size={104} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const AllMoods: Story = {
  render: () => <Gallery />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Zing' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-buddy]')).toHaveLength(allBuddies.length * buddyMoods.length)
  },
}

export const AllMoodsDark: Story = { globals: { mode: 'dark' }, render: () => <Gallery /> }

export const Sizes: Story = {
  render: () => (
    <div className={styles.sizes}>
      {[32, 64, 120, 240].map((size) => (
        <section key={size}>
          <h2>{size} px</h2>
          {allBuddies.map((name) => (
            <Buddy key={name} name={name} size={size} />
          ))}
        </section>
      ))}
    </div>
  ),
}

/** Zing, the buddy of every other theme, has the hue of the theme. */
export const ZingInEveryTheme: Story = {
  render: () => (
    <ul className={styles.themes}>
      {extraThemes.map((name) => (
        <li key={name}>
          <Buddy name={name} mood="happy" size={120} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
}
