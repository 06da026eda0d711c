import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cardTypeNames } from '@/api/cards/card.schema'
import { cardTypeDefinitions } from '@/cardTypes/definitions'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { Button } from '@/ui/Button'
import { Logo } from '@/ui/Logo'
import { cardFixture } from '../cardTypes/cardFixture'
import styles from './Tokens.module.css'

const themes = [
  ['H', 'Hey'],
  ['E', 'Elly'],
  ['A', 'Aha'],
  ['R', 'Rory'],
  ['T', 'Ting'],
  ['coffeecup', 'Coffee cup'],
  ['cone', 'Cone'],
  ['lightbulb', 'Light bulb'],
  ['necktie', 'Necktie'],
  ['Z', 'Z'],
] as const

const surfacesAndInk = ['canvas', 'surface', 'raised', 'hover', 'line', 'line-strong', 'ink-soft', 'ink']
const accents = ['accent', 'accent-hover', 'accent-edge', 'accent-strong', 'accent-soft', 'on-accent']
const statuses = ['success', 'warning', 'danger', 'neutral']
const sizes = [44, 32, 24, 20, 16, 14, 12]
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

function Swatches({ names }: { names: string[] }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ background: `var(--${name})` }} />
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'ui/Tokens',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <main className={styles.page}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  render: () => (
    <>
      <h1>Colours</h1>
      <p className={styles.lead}>
        The buddy sets the hue of surfaces, text and accent. Status colours do not depend on it.
      </p>
      <h2>Surfaces and text</h2>
      <Swatches names={surfacesAndInk} />
      <h2>Accent</h2>
      <Swatches names={accents} />
      <h2>Status</h2>
      {statuses.map((status) => (
        <Swatches key={status} names={[status, `on-${status}`, `${status}-soft`, `${status}-text`]} />
      ))}
    </>
  ),
}

export const Themes: Story = {
  render: () => (
    <>
      <h1>Themes</h1>
      <ul className={styles.themes}>
        {themes.map(([theme, name]) => (
          <li key={theme} data-theme={theme} className={styles.theme}>
            <Logo />
            <div className={styles.sheet}>
              <h2>{name}</h2>
              <p>Good morning, Aina. What would you like to find out today?</p>
              <span className={styles.soft}>Science, Year 4</span>
            </div>
            <Button>Start</Button>
          </li>
        ))}
      </ul>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hey' })).toBeVisible()
  },
}

export const CardTypes: Story = {
  render: () => (
    <>
      <h1>Card types</h1>
      <ul className={styles.types}>
        {cardTypeNames.map((type) => (
          <li key={type} className={styles.type} {...typeAttributes({ type })}>
            <span className={styles.cover} />
            <span className={styles.tab}>{type}</span>
            <strong className={styles.title}>{cardFixture(type).title}</strong>
            <span className={styles.ink}>hue {cardTypeDefinitions[type].hue}</span>
          </li>
        ))}
      </ul>
    </>
  ),
}

export const TypeScale: Story = {
  render: () => (
    <>
      <h1>Typefaces</h1>
      <p className={styles.lead}>Fredoka: headings, buttons, the buddy. Atkinson Hyperlegible Next: everything else.</p>
      {sizes.map((size) => (
        <div key={size} className={styles.specimen}>
          <code>--text-{size}</code>
          <span style={{ fontFamily: 'var(--font-display)', fontSize: `var(--text-${size})` }}>The water cycle</span>
          <span style={{ fontSize: `var(--text-${size})` }}>Il1 O0 B8 rn m</span>
        </div>
      ))}
    </>
  ),
}

export const SpaceAndShape: Story = {
  render: () => (
    <>
      <h1>Space, radius, elevation</h1>
      <h2>Space</h2>
      <ul className={styles.spaces}>
        {spaces.map((step) => (
          <li key={step}>
            <code>--space-{step}</code>
            <span className={styles.bar} style={{ inlineSize: `var(--space-${step})` }} />
          </li>
        ))}
      </ul>
      <h2>Radius</h2>
      <ul className={styles.tiles}>
        {['s', 'm', 'l', 'full'].map((radius) => (
          <li key={radius} className={styles.tile} style={{ borderRadius: `var(--radius-${radius})` }}>
            <code>--radius-{radius}</code>
          </li>
        ))}
      </ul>
      <h2>Elevation</h2>
      <ul className={styles.tiles}>
        {[1, 2, 3].map((height) => (
          <li key={height} className={styles.tile} style={{ boxShadow: `var(--elevation-${height})` }}>
            <code>--elevation-{height}</code>
          </li>
        ))}
      </ul>
    </>
  ),
}
