import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cardTypes } from '@/api/card.schema'
import { Board } from './Board'
import { cardFixture } from './cardFixture'
import { scene } from './scene'
import { withTexts } from './withTexts'

/** All card types side by side, as they lie on the board. */
const meta = {
  title: 'formats/Gallery',
  component: Board,
  decorators: [withTexts],
} satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>

export const EveryType: Story = {
  args: { cards: cardTypes.map((type) => cardFixture(type)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(cardTypes.length)
  },
}

export const EveryTypeOnPaper: Story = {
  args: { cards: cardTypes.map((type) => cardFixture(type, { image: null, previewURL: null })) },
}

/** A board as a teacher has it in November. */
export const MixedBoard: Story = {
  args: {
    initiallySelected: ['quiz-1'],
    cards: [
      cardFixture('stack', { share_status: 'shared', share_opened: true }),
      cardFixture('text'),
      cardFixture('quiz', { image: scene('photosynthesis'), share_status: 'shared' }),
      cardFixture('memorization', { image: scene('solar-system') }),
      cardFixture('question'),
      cardFixture('table'),
      cardFixture('classquestioninsight'),
      cardFixture('video'),
      cardFixture('lessonplan', { image: scene('circuit') }),
      cardFixture('imageupload'),
      cardFixture('hillchart'),
      cardFixture('intro', { image: scene('water-cycle'), share_status: 'scheduled' }),
    ],
  },
}
