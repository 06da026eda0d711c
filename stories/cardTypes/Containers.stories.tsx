import type { Meta, StoryObj } from '@storybook/react-vite'
import { TileGrid } from './TileGrid'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withTexts } from './withTexts'

/** Stack, group and insight group: piles of cards. */
const meta = {
  title: 'formats/small/Containers',
  component: TileGrid,
  decorators: [withTexts],
} satisfies Meta<typeof TileGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Stack: Story = {
  args: {
    cards: [
      cardFixture('stack'),
      cardFixture('stack', { id: 'on-paper', image: null }),
      cardFixture('stack', {
        id: 'of-one',
        image: null,
        title: 'Chess Club',
        subtitle: null,
        data: { cards: 1 },
        childCount: 1,
      }),
      cardFixture('stack', {
        id: 'emptied',
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
        id: 'known-cards',
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
