import type { Meta, StoryObj } from '@storybook/react-vite'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

/** Text, introduction, memorization, study aid and lesson plan. */
const meta = {
  title: 'cardTypes/thumbnails/RichText',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

const types = ['text', 'intro', 'memorization', 'studyaid', 'lessonplan'] as const

export const WithoutPicture: Story = { args: { cards: types.map((type) => cardFixture(type, { image: null })) } }

export const WithPicture: Story = {
  args: {
    cards: [
      cardFixture('text'),
      cardFixture('intro', { image: pictureUrl('water-cycle') }),
      cardFixture('memorization', { image: pictureUrl('solar-system') }),
      cardFixture('studyaid', { image: pictureUrl('moon-phases'), image_y: 20 }),
      cardFixture('lessonplan', { image: pictureUrl('circuit') }),
    ],
  },
}

export const Empty: Story = {
  args: {
    cards: types.map((type) =>
      cardFixture(type, { title: '', subtitle: null, body: null, image: null, is_empty_state: true }),
    ),
  },
}
