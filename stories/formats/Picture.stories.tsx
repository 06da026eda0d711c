import type { Meta, StoryObj } from '@storybook/react-vite'
import { Board } from './Board'
import { cardFixture } from './cardFixture'
import { scene } from './scene'
import { withTexts } from './withTexts'

/** Image, photo, drawing, shape and annotation. */
const meta = {
  title: 'formats/small/Picture',
  component: Board,
  decorators: [withTexts],
} satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>

const types = ['image', 'imageupload', 'drawing', 'shape', 'annotation'] as const

export const WithPicture: Story = { args: { cards: types.map((type) => cardFixture(type)) } }

export const PictureFailed: Story = {
  args: { cards: types.map((type) => cardFixture(type, { image: 'data:image/png;base64,broken' })) },
}

export const OnItsWay: Story = {
  args: {
    cards: [
      cardFixture('imageupload', { mediaLoading: true }),
      cardFixture('image', { mediaLoading: true, image: scene('rainbow') }),
    ],
  },
}
