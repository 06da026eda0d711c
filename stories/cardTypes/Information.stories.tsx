import type { Meta, StoryObj } from '@storybook/react-vite'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

const meta = {
  title: 'cardTypes/thumbnails/Information',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

export const WithContent: Story = {
  args: { cards: [cardFixture('table'), cardFixture('hillchart'), cardFixture('video'), cardFixture('documentlink')] },
}

export const WithoutContent: Story = {
  args: {
    cards: [
      cardFixture('table', { body: { content: '', data_tables: [] } }),
      cardFixture('hillchart', { scopes: [] }),
      cardFixture('video', { thumbnail: null }),
      cardFixture('documentlink', { data: { url: 'notes on paper' } }),
      cardFixture('table', {
        id: 'with-picture',
        image: pictureUrl('solar-system'),
        body: { content: '', data_tables: [] },
      }),
    ],
  },
}
