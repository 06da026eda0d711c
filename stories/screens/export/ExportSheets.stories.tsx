import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Card } from '@/api/cards/card.schema'
import { useImageUrl } from '@/cardTypes/rules/imageUrl'
import { cardSheet } from '@/cardTypes/sheet/cardSheet'
import { ExportSheets } from '@/features/export/ExportSheets'
import { useTranslation } from '@/i18n/i18n'
import { cardFixture } from '../../cardTypes/cardFixture'
import { pictureUrl } from '../../cardTypes/pictureUrl'
import { withTexts } from '../../cardTypes/withTexts'
import { waitForText } from '../../visibility'

/** Renders the sheet of an exported card, followed by the sheets of its children. */
function Sheets({ cards }: { cards: Card[] }) {
  const { t } = useTranslation()
  const imageUrl = useImageUrl()
  return <ExportSheets sheets={cards.map((card, index) => cardSheet(card, index === 0 ? 1 : 2, { t, imageUrl }))} />
}

const meta = {
  title: 'screens/ExportSheets',
  component: Sheets,
  decorators: [withTexts],
} satisfies Meta<typeof Sheets>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { cards: [cardFixture('text')] } }

/** Sheets with questions have a line for the name and no solutions. */
export const Quiz: Story = {
  args: {
    cards: [
      cardFixture('quiz'),
      cardFixture('question', { id: 'q1', image: pictureUrl('penguin') }),
      cardFixture('question', { id: 'q2', title: 'Question 2', question: 'What does a tapir eat?' }),
    ],
  },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'Name:')
    await expect(canvas.getAllByText(/^☐/)).toHaveLength(8)
    await expect(canvas.queryByText('Correct answer')).toBeNull()
  },
}

/** Dark on white in every theme. */
export const TableDark: Story = { args: { cards: [cardFixture('table')] }, globals: { mode: 'dark' } }

export const Stack: Story = {
  args: { cards: [cardFixture('stack'), cardFixture('lessonplan'), cardFixture('video'), cardFixture('hillchart')] },
  globals: { language: 'ms' },
}
