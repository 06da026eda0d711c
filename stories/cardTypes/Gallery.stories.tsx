import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { cardTypeNames } from '@/api/cards/card.schema'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

/** All card types side by side, as on the board. */
const meta = {
  title: 'cardTypes/Gallery',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

export const EveryType: Story = {
  args: { cards: cardTypeNames.map((type) => cardFixture(type)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(cardTypeNames.length)
  },
}

export const EveryTypeWithoutPicture: Story = {
  globals: { mode: 'dark', viewport: { value: 'phone', isRotated: false } },
  args: { cards: cardTypeNames.map((type) => cardFixture(type, { image: null, previewURL: null })) },
}

/** A teacher's board with a selected card and several share states. */
export const MixedBoard: Story = {
  args: {
    initiallySelected: ['quiz-1'],
    cards: [
      cardFixture('stack', { share_status: 'shared', share_opened: true }),
      cardFixture('text'),
      cardFixture('quiz', { image: pictureUrl('photosynthesis'), share_status: 'shared' }),
      cardFixture('memorization', { image: pictureUrl('solar-system') }),
      cardFixture('question'),
      cardFixture('table'),
      cardFixture('classquestioninsight'),
      cardFixture('video'),
      cardFixture('lessonplan', { image: pictureUrl('circuit') }),
      cardFixture('imageupload'),
      cardFixture('hillchart'),
      cardFixture('intro', { image: pictureUrl('water-cycle'), share_status: 'scheduled' }),
    ],
  },
}

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
const cutNames = () =>
  [...document.querySelectorAll('[class*=tabLabel]')].filter(isCut).map(({ textContent }) => textContent)

/** Every type beside the widest chip, on tiles as wide as on a board of 1280 px. No name is cut (D-0091). */
export const NamesBesideChips: Story = {
  args: {
    cards: [
      ...cardTypeNames.map((type) => cardFixture(type, { share_status: 'scheduled' })),
      cardFixture('text', { id: 'subtype', subtype: 'Introduction to New Materials' }),
      cardFixture('text', { id: 'shared-subtype', subtype: 'Memorization Technique', share_status: 'scheduled' }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'calc(4 * 246px + 3 * 32px + 24px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    await canvas.findAllByText(globals.language === 'ms' ? 'Dijadualkan' : 'Scheduled')
    await document.fonts.ready
    await expect(canvas.getAllByRole('article')).toHaveLength(cardTypeNames.length + 2)
    await waitFor(() => expect(cutNames()).toEqual([]))
  },
}

export const NamesBesideChipsInMalay: Story = { ...NamesBesideChips, globals: { language: 'ms' } }
