import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  BookOpen,
  Ellipsis,
  Filter,
  Maximize2,
  Plus,
  Presentation,
  Printer,
  Search,
  Share2,
  Sparkles,
  Trash2,
  Undo2,
  X,
} from 'lucide-react'
import { expect } from 'storybook/test'
import { cardTypeNames } from '@/api/cards/card.schema'
import { cardTypeViews } from '@/cardTypes/registry'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { Drawing } from '@/ui/drawings/Drawing'
import { CodeDrawing, codeDrawingNames } from '@/ui/drawings/CodeDrawing'
import styles from './Motion.module.css'
import iconStyles from './Icons.module.css'

/** Icons of actions with their use, their three sizes, the icon of each card type, and the pictures that the product draws. */
const meta = { title: 'Design/Icons and pictures', parameters: { controls: { disable: true } } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const actions = [
  [Plus, 'New', 'Something new is made here.'],
  [Maximize2, 'Open', 'A card opens in focus. Never for zoom or full screen.'],
  [Ellipsis, 'More', 'A menu with everything else. Never the only way to the main action.'],
  [Share2, 'Share', 'Others get the card. The share dialog follows.'],
  [Trash2, 'Delete', 'Stands apart from its neighbours and is the last of a row.'],
  [Undo2, 'Undo', 'Takes the last change back.'],
  [Search, 'Search', 'In a field, before the words.'],
  [Filter, 'Filter and sort', 'What is shown, and its order.'],
  [Sparkles, 'Magic', 'A buddy writes or draws. Nothing else may sparkle.'],
  [Presentation, 'Present', 'A class watches, card by card.'],
  [Printer, 'Print', 'Paper or PDF.'],
  [BookOpen, 'Sources', 'What an answer is based on.'],
  [X, 'Close', 'Leaves without a change. Cancel is a word.'],
] as const

const sizes = [
  [16, 'Inside a line of text or a chip.'],
  [20, 'Beside a word: buttons, menus.'],
  [24, 'Alone: icon buttons, the rail. The target is 44 px.'],
] as const

export const Icons: Story = {
  render: () => (
    <main className={styles.page}>
      <h1>Icons</h1>
      <p>Icons come from Lucide. Each is hidden from assistive technology; the button has the name.</p>
      <h2>Sizes</h2>
      <ul className={iconStyles.icons}>
        {sizes.map(([size, use]) => (
          <li key={size} className={iconStyles.icon}>
            <Search size={size} aria-hidden="true" />
            <strong>{size} px</strong>
            <span>{use}</span>
          </li>
        ))}
      </ul>
      <h2>Actions</h2>
      <ul className={iconStyles.icons}>
        {actions.map(([Icon, name, use]) => (
          <li key={name} className={iconStyles.icon}>
            <Icon size={24} aria-hidden="true" />
            <strong>{name}</strong>
            <span>{use}</span>
          </li>
        ))}
      </ul>
      <h2>Card types</h2>
      <ul className={iconStyles.icons}>
        {cardTypeNames.map((type) => {
          const { icon: Icon } = cardTypeViews[type]
          return (
            <li key={type} className={iconStyles.icon} {...typeAttributes({ type })}>
              <Icon size={24} aria-hidden="true" className={iconStyles.type} />
              <strong>{type}</strong>
            </li>
          )
        })}
      </ul>
    </main>
  ),
  play: async ({ canvas }) => {
    for (const type of cardTypeNames) await expect(canvas.getByText(type)).toBeVisible()
  },
}

const pictures = [
  ['plant', 'Explain', 'Something is explained or looked at closely.'],
  ['quiz', 'Quiz', 'Questions are asked.'],
  ['story', 'Story', 'Something is written or read.'],
  ['lesson', 'Lesson', 'A teacher plans.'],
] as const

/** The product draws its own pictures; an emoji would look different on every device. */
export const Pictures: Story = {
  render: () => (
    <main className={styles.page}>
      <h1>Pictures</h1>
      <p>Flat, of few colours, without an outline. Each has a ground, so that it looks the same in light and dark.</p>
      <h2>Beginnings</h2>
      <p>Use one where somebody chooses what to begin with: on an empty board, on the page of welcome.</p>
      <ul className={iconStyles.icons}>
        {pictures.map(([name, title, use]) => (
          <li key={name} className={iconStyles.picture}>
            <Drawing name={name} />
            <strong>{title}</strong>
            <span>{use}</span>
          </li>
        ))}
      </ul>
      <h2>Secret code</h2>
      <p>Use them for the code of the sign-up alone. Their names are texts in both languages.</p>
      <ul className={iconStyles.icons}>
        {codeDrawingNames.map((name) => (
          <li key={name} className={iconStyles.code}>
            <CodeDrawing name={name} />
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('hibiscus')).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(pictures.length + codeDrawingNames.length)
  },
}
