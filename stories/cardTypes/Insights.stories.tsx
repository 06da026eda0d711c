import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { TEXT_SPACING, withUserStyle } from '../screens/textLayout'
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

/** Fails if the ring of an insight covers what is below it, or the type tab covers bands or the note of a feedback. */
const expectAboveTab = async (tile: HTMLElement) => {
  const tab = tile.querySelector('[class*="_tab_"]')?.getBoundingClientRect().top ?? Number.NaN
  const ring = tile.querySelector('[class*="_ring_"]')?.getBoundingClientRect().bottom ?? Number.NaN
  const below = [...tile.querySelectorAll('[data-type="band"], [class*="_feedback_"]')]
  await expect(below.length).toBeGreaterThan(0)
  for (const { top, bottom } of below.map((each) => each.getBoundingClientRect())) {
    await expect(top).toBeGreaterThanOrEqual(ring)
    await expect(bottom).toBeLessThanOrEqual(tab)
  }
}

/** With the widest text spacing, ring, bands and the note of a feedback stay above the type tab (WCAG 1.4.12). */
export const LooseText: Story = {
  args: {
    cards: [
      cardFixture('classquestioninsight', { origin_title: 'Photosynthesis and Respiration: What Plants Do All Day' }),
      cardFixture('schoolquestioninsight', { teacher_feedback: 'Well done!' }),
      cardFixture('studentquestioninsight', { teacher_feedback: 'Well done!' }),
    ],
  },
  beforeEach: withUserStyle(TEXT_SPACING),
  play: async ({ canvas }) => {
    for (const tile of await canvas.findAllByRole('article')) await expectAboveTab(tile)
  },
}

export const LooseTextOnAPhone: Story = {
  ...LooseText,
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'ms', mode: 'dark' },
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
