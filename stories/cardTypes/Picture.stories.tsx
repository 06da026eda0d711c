import type { Meta, StoryObj } from '@storybook/react-vite'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

/** Image, photo, drawing, shape and annotation. */
const meta = {
  title: 'cardTypes/thumbnails/Picture',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

const types = ['image', 'imageupload', 'drawing', 'shape', 'annotation'] as const

export const WithPicture: Story = { args: { cards: types.map((type) => cardFixture(type)) } }

export const PictureFailed: Story = {
  args: { cards: types.map((type) => cardFixture(type, { image: 'data:image/png;base64,broken' })) },
}

export const Loading: Story = {
  args: {
    cards: [
      cardFixture('imageupload', { mediaLoading: true }),
      cardFixture('image', { mediaLoading: true, image: pictureUrl('rainbow') }),
    ],
  },
}
