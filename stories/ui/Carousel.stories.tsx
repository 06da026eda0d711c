import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '@/ui/Button'
import { Carousel } from '@/ui/Carousel'
import { content, describe, text } from './argTypes'

const topics = ['The water cycle', 'Batik', 'Food chains', 'Volcanoes', 'The Malayan tapir', 'Fractions', 'Rhyme']

const meta = {
  title: 'ui/Carousel',
  component: Carousel<string>,
  argTypes: describe<typeof Carousel<string>>()({
    label: text('Accessible name of the list.'),
    items: content('What is shown, in this order.'),
    keyOf: content('Key of an item.'),
    renderItem: content('An item. Its focusable elements take the given tabIndex.'),
    previousLabel: text('Name of the button that goes back.'),
    nextLabel: text('Name of the button that goes on.'),
    positionText: content('Place among all items, read out.'),
  }),
  args: {
    label: 'Topics',
    items: topics,
    keyOf: (topic) => topic,
    renderItem: (topic, tabIndex) => (
      <Button variant="secondary" tabIndex={tabIndex}>
        {topic}
      </Button>
    ),
    previousLabel: 'Previous topics',
    nextLabel: 'Next topics',
    positionText: (index, count) => `${index} of ${count}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel<string>>

export default meta
type Story = StoryObj<typeof meta>

/** Tab stops once; arrow keys go on from there. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'The water cycle' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Batik' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'The water cycle' })).toHaveAttribute('tabindex', '-1')
  },
}
