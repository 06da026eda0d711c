import type { Meta, StoryObj } from '@storybook/react-vite'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Tooltip, type TooltipProps } from '@/ui/Tooltip'
import { waitForVisible } from '../visibility'
import { content, describe, placement, text } from './argTypes'
import styles from './BaseButton.module.css'

/** Mounts the tooltip when the button is hovered for the first time, as IconButton does. */
function WithTrigger(props: Omit<TooltipProps, 'trigger'>) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        aria-label={props.label}
        onPointerEnter={({ currentTarget }) => setTrigger(currentTarget)}
      >
        <Share2 aria-hidden="true" size={24} />
      </button>
      {trigger ? <Tooltip {...props} trigger={trigger} /> : null}
    </>
  )
}

/** Name of an IconButton, which has its own tooltip. Nothing else needs one. */
const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  argTypes: describe<typeof Tooltip>()({
    trigger: content('Element that the tooltip names.'),
    label: text('Equal to the accessible name of the trigger.'),
    placement: placement('Side of the trigger.'),
  }),
  args: { trigger: document.body, label: 'Share this card', placement: 'bottom' },
  render: (args) => <WithTrigger {...args} />,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Opens half a second after the pointer has come; Escape closes it. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Share this card' }))
    await waitForVisible(screen.findByRole('tooltip', { name: 'Share this card' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
