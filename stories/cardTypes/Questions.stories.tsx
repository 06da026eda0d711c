import type { Meta, StoryObj } from '@storybook/react-vite'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

const meta = {
  title: 'cardTypes/thumbnails/Questions',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  args: {
    cards: [
      cardFixture('question'),
      cardFixture('question', { id: 'with-picture', image: pictureUrl('penguin') }),
      cardFixture('question', {
        id: 'short',
        question: 'Which is larger: 3/4 or 5/8?',
        title: 'Fractions 4',
        subtitle: null,
        marks: 1,
      }),
      cardFixture('question', { id: 'answered', isOwner: false, share_status: 'not_read', is_answered: true }),
    ],
  },
}

export const Quiz: Story = {
  args: {
    cards: [
      cardFixture('quiz'),
      cardFixture('quiz', { id: 'with-picture', image: pictureUrl('photosynthesis'), share_status: 'shared' }),
    ],
  },
}
