import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { withTexts } from './withTexts'

/** Results of one student and of a class. */
const meta = {
  title: 'cardTypes/thumbnails/Insights',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Each insight offers to open itself and its quiz. */
export const EveryKind: Story = {
  args: {
    onOpen: fn(),
    onOpenOrigin: fn(),
    cards: [
      cardFixture('selfquestioninsight'),
      cardFixture('schoolquestioninsight', { isOwner: false, share_status: 'not_read' }),
      cardFixture('studentquestioninsight'),
      cardFixture('classquestioninsight'),
    ],
  },
  play: async ({ canvas, args }) => {
    const [seeMore] = await canvas.findAllByRole('button', { name: /^See More: / })
    const [origin] = canvas.getAllByRole('button', { name: /^From / })
    if (seeMore) await userEvent.click(seeMore)
    if (origin) await userEvent.click(origin)
    const [first] = args.cards
    await expect(args.onOpen).toHaveBeenCalledWith(first)
    await expect(args.onOpenOrigin).toHaveBeenCalledWith(first)
  },
}

/** The lowest and the highest score, and a class in which no student has finished. */
export const Extremes: Story = {
  args: {
    cards: [
      cardFixture('selfquestioninsight', { stats: { average_score: 1, correct_answers: 4, question_count: 4 } }),
      cardFixture('studentquestioninsight', { stats: { average_score: 0, correct_answers: 0, question_count: 4 } }),
      cardFixture('classquestioninsight', {
        stats: {
          average_score: 0,
          students_completed: 0,
          students_shared_with: 28,
          low_markers: 0,
          medium_markers: 0,
          high_markers: 0,
        },
      }),
    ],
  },
}
