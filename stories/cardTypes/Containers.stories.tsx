import type { Meta, StoryObj } from '@storybook/react-vite'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

/** Cards that contain other cards: stack, group and insight group. */
const meta = {
  title: 'cardTypes/thumbnails/Containers',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Stack: Story = {
  args: {
    cards: [
      cardFixture('stack'),
      cardFixture('stack', { id: 'without-picture', image: null }),
      cardFixture('stack', {
        id: 'one-child',
        image: null,
        title: 'Chess Club',
        subtitle: null,
        data: { cards: 1 },
        childCount: 1,
      }),
      cardFixture('stack', {
        id: 'empty',
        image: null,
        title: 'Untitled stack',
        subtitle: null,
        data: { cards: 0 },
        childCount: 0,
      }),
    ],
  },
}

export const Group: Story = {
  args: {
    cards: [
      cardFixture('group'),
      cardFixture('group', {
        id: 'children-loaded',
        cards: [
          cardFixture('image'),
          cardFixture('text', { id: 'b', image: pictureUrl('hibiscus') }),
          cardFixture('video', { id: 'c', image: pictureUrl('butterfly') }),
          cardFixture('question', { id: 'd' }),
        ],
      }),
      cardFixture('groupinsight'),
    ],
  },
}
