import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CardTile } from '@/cardTypes/tile/CardTile'
import { cardFixture } from './cardFixture'
import styles from './TileGrid.module.css'
import { withTexts } from './withTexts'
import { waitForText } from '../visibility'

/** A card on the board, with its selection, share status and loading state. */
const meta = {
  title: 'cardTypes/CardTile',
  component: CardTile,
  args: { card: cardFixture('text'), isSelected: false, onSelect: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <div className={styles.cell} style={{ inlineSize: '17rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
    withTexts,
  ],
} satisfies Meta<typeof CardTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('button', { name: 'Photosynthesis: How Plants Make Food, Text' })
    await expect(card).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(card)
    await expect(args.onSelect).toHaveBeenCalledWith('text-1', { isToggle: false, isRange: false })
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const Selected: Story = {
  args: { isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
  },
}

/** When an insight is selected, its buttons appear and the text beside the score ring moves below them. */
export const InsightSelected: Story = {
  args: { card: cardFixture('classquestioninsight'), isSelected: true, onMenu: fn() },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/students have finished/).parentElement as HTMLElement
    const { top } = words.getBoundingClientRect()
    const buttons = canvas.getAllByRole('button', { name: /^(Open|More for) / })
    await expect(buttons).toHaveLength(2)
    for (const button of buttons) await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  },
}

/** A narrow tile has no room for both the score ring and the text, so it hides the text. */
export const InsightSelectedNarrow: Story = {
  args: { card: cardFixture('classquestioninsight'), isSelected: true, onMenu: fn() },
  decorators: [
    (Story) => (
      <div className={styles.cell} style={{ inlineSize: '10.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/students have finished/)).not.toBeVisible()
  },
}

export const OpenedByDoubleClick: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Text$/ }))
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
    await expect(args.onOpen).toHaveBeenCalledWith(args.card)
  },
}

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Text$/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
  },
}

export const AddedToSelection: Story = {
  play: async ({ args, canvas }) => {
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(canvas.getByRole('button', { name: /Text$/ }))
    await user.keyboard('{/Control}')
    await expect(args.onSelect).toHaveBeenCalledWith('text-1', { isToggle: true, isRange: false })
  },
}

export const Loading: Story = {
  args: { card: cardFixture('text', { title: 'Loading...', loading: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LoadingStack: Story = { args: { card: cardFixture('stack', { loading: true }) } }

export const SharedUnread: Story = { args: { card: cardFixture('text', { isOwner: false, share_status: 'not_read' }) } }

export const SharedRead: Story = { args: { card: cardFixture('text', { isOwner: false, share_status: 'read' }) } }

export const SharedByMe: Story = { args: { card: cardFixture('text', { share_status: 'shared' }) } }

export const SharedAndOpened: Story = {
  args: { card: cardFixture('text', { share_status: 'shared', share_opened: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /, Text, Opened$/ })).toBeVisible()
  },
}

export const Scheduled: Story = { args: { card: cardFixture('text', { share_status: 'scheduled' }) } }

export const LongTitle: Story = {
  args: {
    card: cardFixture('text', {
      title:
        'Why the Sky over Kuala Lumpur Turns Grey in Some Months, What the API Number Means, and When Our Class Stays Indoors',
      subtitle: 'Environmental education · discussion and a chart to fill in over four weeks',
      share_status: 'shared',
    }),
  },
}

export const EncodedTitle: Story = {
  args: { card: cardFixture('text', { title: 'Series &amp; Parallel Circuits', subtitle: 'Loops &lt;b&gt; more' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Series & Parallel Circuits')).toBeVisible()
    await expect(canvas.getByText('Loops <b> more')).toBeVisible()
  },
}

export const WithoutSubtitle: Story = { args: { card: cardFixture('text', { subtitle: '' }) } }

/** The subtype replaces the type in the label and in the accessible name. */
export const Subtype: Story = {
  args: { card: cardFixture('text', { subtype: 'Study Aid', image: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /, Study Aid$/ })).toBeVisible()
  },
}

/** If the browser cannot load the picture, the tile shows a drawn cover instead. */
export const PictureFailed: Story = {
  args: { card: cardFixture('text', { image: 'data:image/png;base64,broken' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Plants do not eat/)).toBeInTheDocument()
  },
}

/** The server sent a result without a score, so the tile cannot show it. The user can still select, open and delete the card. */
export const Unavailable: Story = {
  args: { card: cardFixture('selfquestioninsight', { stats: null as never }), onMenu: fn() },
  parameters: { allowedConsole: [/cannot be shown|TypeError/] },
  play: async ({ args, canvas }) => {
    await waitForText(canvas, 'This card cannot be shown')
    await expect(canvas.getByText('How You Did: Plants')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^How You Did: Plants/ }))
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
  },
}

export const Untitled: Story = {
  args: { card: cardFixture('text', { title: '', subtitle: null, body: null, image: null }) },
}

/** A tile with the width that it has on a phone, where two tiles are side by side. */
export const Narrow: Story = {
  args: { card: cardFixture('quiz', { share_status: 'shared' }), isSelected: true },
  decorators: [
    (Story) => (
      <div className={styles.cell} style={{ inlineSize: '9.5rem' }}>
        <Story />
      </div>
    ),
  ],
}
