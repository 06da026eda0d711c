import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { WelcomeScreen } from '@/features/welcome/WelcomeScreen'
import { withTexts } from '../cardTypes/withTexts'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

/** In ms; longer than any story lasts. */
const NEVER = 1e9

/** The page after the terms, which a new user sees for a minute. The times in `args` show a state at once or keep it. */
const meta = {
  title: 'screens/Welcome',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withTexts],
  args: {
    name: 'Zara Idris',
    buddy: 'T',
    isTeacher: false,
    messageIndex: 0,
    onStart: () => undefined,
    featuresAfterMs: 0,
    startAfterMs: NEVER,
  },
  render: (args, { globals }) => <WelcomeScreen {...args} buddy={globals.buddy as string} />,
} satisfies Meta<typeof WelcomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Returns a `beforeEach` that sets the preference for reduced motion. The test browser prefers reduced motion. */
const preferReducedMotion = (matches: boolean) => () => {
  const list = Object.assign(new EventTarget(), { matches }) as MediaQueryList
  const spy = spyOn(globalThis, 'matchMedia').mockReturnValue(list)
  return () => spy.mockRestore()
}

const isWide = () => document.documentElement.scrollWidth > window.innerWidth

export const Greeting: Story = {
  args: { featuresAfterMs: NEVER },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { level: 1, name: 'Hello, Zara Idris!' }))
    await waitForText(canvas, t('welcome.introduction', { buddy: 'Ting' }))
    await waitForText(canvas, t('welcome.message.student.0'))
    await expect(document.querySelector('[data-buddy="T"][data-mood="waving"]')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const GreetingOfTeacher: Story = {
  args: { featuresAfterMs: NEVER, name: 'Aina Rahman', isTeacher: true, messageIndex: 1 },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('welcome.message.teacher.1'))
  },
}

/** Only this page spells Elly as Elli. */
export const GreetingOfElli: Story = {
  globals: { buddy: 'E' },
  args: { featuresAfterMs: NEVER, name: 'Lim Hui Min', messageIndex: 2 },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('welcome.introduction', { buddy: 'Elli' }))
  },
}

export const KeyFeatures: Story = {
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('list', { name: t('welcome.features.label') }))
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-playing', 'true')
    await expect(canvas.queryByRole('button', { name: t('welcome.start') })).toBeNull()
  },
}

export const Paused: Story = {
  beforeEach: preferReducedMotion(false),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: t('welcome.features.label') })
    await userEvent.click(canvas.getByRole('button', { name: t('welcome.pause') }))
    await waitForVisible(() => canvas.getByRole('button', { name: t('welcome.play') }))
    const states = [...document.querySelectorAll('main *')].map((part) => getComputedStyle(part).animationPlayState)
    await expect(new Set(states)).toEqual(new Set(['paused']))
  },
}

export const ReducedMotion: Story = {
  beforeEach: preferReducedMotion(true),
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('list', { name: t('welcome.features.label') }))
    await expect(canvas.queryByRole('button', { name: t('welcome.pause') })).toBeNull()
  },
}

export const ReadyToStart: Story = {
  globals: { mode: 'dark', buddy: 'R' },
  args: { startAfterMs: 0 },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: t('welcome.start') }))
  },
}

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, buddy: 'A' },
  args: { startAfterMs: 0 },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: t('welcome.start') }))
    await expect(isWide()).toBe(false)
  },
}

export const LongName: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false }, buddy: 'H' },
  args: { name: 'Nurul Ain Syafiqah Humairahbintiabdurrahmanalfatihmuhammad', startAfterMs: 0 },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { level: 1 }))
    await expect(isWide()).toBe(false)
  },
}

export const InMalay: Story = {
  globals: { language: 'ms' },
  args: { startAfterMs: 0 },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { level: 1, name: 'Helo, Zara Idris!' }))
    await waitForVisible(() => canvas.getByRole('button', { name: 'Mula' }))
  },
}
