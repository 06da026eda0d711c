import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

const meta = {
  title: 'cardTypes/thumbnails/Picture',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

const types = ['image', 'imageupload', 'drawing', 'shape', 'annotation'] as const

const pictures = () => [...document.querySelectorAll('article img')]

/** The browser has loaded the pictures. Until then, each tile shimmers in the hue of its card. */
export const WithPicture: Story = {
  args: { cards: types.map((type) => cardFixture(type)) },
  play: async () => {
    await waitFor(() => expect(pictures().every((picture) => picture.matches('[data-loaded]'))).toBe(true))
    await expect(pictures()).toHaveLength(types.length)
  },
}

/** The browser has not loaded the pictures yet, so the tiles shimmer. */
export const PicturesInFlight: Story = {
  args: { cards: types.map((type) => cardFixture(type)) },
  beforeEach: () => {
    const { complete } = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype)
    const load = (event: Event) => event.stopImmediatePropagation()
    document.addEventListener('load', load, true)
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false })
    return () => {
      document.removeEventListener('load', load, true)
      if (complete) Object.defineProperty(HTMLImageElement.prototype, 'complete', complete)
    }
  },
  play: async () => {
    const [picture] = pictures()
    await waitFor(() => expect(picture).toHaveAttribute('data-late'))
    await expect(picture).not.toHaveAttribute('data-loaded')
    await expect(getComputedStyle(picture as Element).backgroundImage).toMatch(/gradient/)
  },
}

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
