import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Drawing } from '@/ui/drawings/Drawing'
import { content, describe, oneOf } from './argTypes'

const meta = {
  title: 'ui/Drawing',
  component: Drawing,
  argTypes: describe<typeof Drawing>()({
    name: oneOf('What is drawn.', {
      plant: 'plant: explain something',
      quiz: 'quiz: questions',
      story: 'story: write',
      lesson: 'lesson: plan a lesson',
    }),
    x: content('Place inside another SVG.'),
    y: content('Place inside another SVG.'),
    width: content('Size; 4 to 3.'),
    height: content('Size; 4 to 3.'),
  }),
  args: { name: 'plant', width: 320, height: 240 },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

/** Hidden from assistive technology: the words beside it say the same. */
export const Plant: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Quiz: Story = { args: { name: 'quiz' } }
export const Narration: Story = { args: { name: 'story' } }
export const Lesson: Story = { args: { name: 'lesson' } }
