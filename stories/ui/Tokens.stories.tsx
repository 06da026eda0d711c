import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { cardTypeNames } from '@/api/cards/card.schema'
import { cardTypeDefinitions } from '@/cardTypes/definitions'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { contrast, type LinearRgb } from '@/testing/contrast'
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
const statuses = ['success', 'warning', 'danger', 'neutral'].map((status) => [
  status,
  `on-${status}`,
  `${status}-soft`,
  `${status}-text`,
])
const sizes = [44, 32, 24, 20, 16, 14, 12]
const strokes = ['xs', 's', 'm', 'l', 'xl']
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

type Rgb = [red: number, green: number, blue: number]

/** Returns the sRGB channels of a colour token, 0 to 255, as the browser paints them now. */
function paintedColour(name: string): Rgb {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const probe = document.createElement('span')
  probe.style.color = `var(--${name})`
  document.body.append(probe)
  if (context) {
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
  }
  probe.remove()
  const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
  return [red, green, blue]
}

const hexOf = (colour: Rgb) => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** Converts a channel from 0 to 255 to linear light from 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const linearOf = ([red, green, blue]: Rgb): LinearRgb => [linear(red), linear(green), linear(blue)]

/** Colours of the current theme with their value and their contrast to the page. */
function Swatches({ names }: { names: string[] }) {
  const [values, setValues] = useState<Record<string, string>>({})
  useEffect(() => {
    const read = () => {
      const canvas = paintedColour('canvas')
      const describe = (name: string) => {
        const colour = paintedColour(name)
        return `${hexOf(colour)}, ${contrast(linearOf(colour), linearOf(canvas)).toFixed(1)} : 1`
      }
      setValues(Object.fromEntries(names.map((name) => [name, describe(name)])))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-mode'] })
    return () => observer.disconnect()
  }, [names])
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ background: `var(--${name})` }} />
          <code>--{name}</code>
          <code>{values[name]}</code>
        </li>
      ))}
    </ul>
  )
}

/** Length of a token in px, as the browser computes it now. */
function Pixels({ token }: { token: string }) {
  const [pixels, setPixels] = useState('')
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setPixels(`${element.getBoundingClientRect().width} px`)
  }, [])
  return (
    <code>
      <span ref={measure} className={styles.length} style={{ inlineSize: `var(${token})` }} />
      {`${token}, ${pixels}`}
    </code>
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
        The buddy sets the hue of surfaces, text and accent. Status colours do not depend on it. Each colour has its
        value now, and its contrast to the page.
      </p>
      <h2>Surfaces and text</h2>
      <Swatches names={surfacesAndInk} />
      <h2>Accent</h2>
      <Swatches names={accents} />
      <h2>Status</h2>
      {statuses.map((names) => (
        <Swatches key={names[0]} names={names} />
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
          <Pixels token={`--text-${size}`} />
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
      <h1>Space, radius, lines, elevation</h1>
      <h2>Space</h2>
      <ul className={styles.spaces}>
        {spaces.map((step) => (
          <li key={step}>
            <Pixels token={`--space-${step}`} />
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
      <h2>Lines</h2>
      <ul className={styles.tiles}>
        {strokes.map((stroke) => (
          <li
            key={stroke}
            className={styles.tile}
            style={{ border: `var(--stroke-${stroke}) solid var(--line-strong)` }}
          >
            <Pixels token={`--stroke-${stroke}`} />
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
