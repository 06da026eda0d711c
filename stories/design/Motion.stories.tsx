import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '@/ui/Button'
import styles from './Motion.module.css'

/** Durations and the easing of animations and loops, with the use of each. Movement is `transform` and `opacity` alone. */
const meta = { title: 'Design/Motion', parameters: { controls: { disable: true } } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const durations = [
  ['--motion-120', 'A press or hover is acknowledged: a button sinks, a chip changes its colour.'],
  ['--motion-200', 'Something small appears or leaves: menu, tooltip, snackbar, the banner after its placeholder.'],
  ['--motion-300', 'A card glides into its place; a panel slides in.'],
  ['--motion-500', 'The buddy moves, or something is celebrated.'],
] as const

const loops = [
  ['--loop-450', 'Something cheers: arms, ears and a flame. Nothing else may be this quick.'],
  ['--loop-900', 'A beat: dots of waiting, a hop of joy, a wave.'],
  ['--loop-1500', 'Waiting: the shimmer of a skeleton, a picture that is being drawn.'],
  ['--loop-3600', 'The buddy breathes.'],
  ['--loop-5400', 'The buddy blinks, or sleeps.'],
] as const

const easings = [
  ['ease-out', 'The usual one: what arrives slows down.'],
  ['var(--ease-spring)', 'Buddy and dropped cards only: overshoots once.'],
] as const

function Specimens() {
  const [isMoved, setMoved] = useState(false)
  return (
    <main className={styles.page} data-moved={isMoved}>
      <h1>Motion</h1>
      <p>
        Users who prefer reduced motion see the end of each animation at once, and no loop. Motion of the toolbar shows
        it.
      </p>
      <Button onPress={() => setMoved(!isMoved)}>Move</Button>
      <h2>Durations</h2>
      {durations.map(([token, use]) => (
        <div key={token} className={styles.specimen}>
          <code>{token}</code>
          <span className={styles.track}>
            <span className={styles.dot} style={{ transition: `translate var(${token}) ease-out` }} />
          </span>
          <span>{use}</span>
        </div>
      ))}
      <h2>Easing</h2>
      {easings.map(([easing, use]) => (
        <div key={easing} className={styles.specimen}>
          <code>{easing}</code>
          <span className={styles.track}>
            <span className={styles.dot} style={{ transition: `translate var(--motion-500) ${easing}` }} />
          </span>
          <span>{use}</span>
        </div>
      ))}
      <h2>Loops</h2>
      {loops.map(([token, use]) => (
        <div key={token} className={styles.specimen}>
          <code>{token}</code>
          <span className={styles.track}>
            <span className={clsx(styles.dot, styles.loop)} style={{ animationDuration: `var(${token})` }} />
          </span>
          <span>{use}</span>
        </div>
      ))}
    </main>
  )
}

export const Motion: Story = {
  render: () => <Specimens />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByRole('main')).toHaveAttribute('data-moved', 'true')
  },
}
