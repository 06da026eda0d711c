import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ErrorPage, type ErrorPageProps } from '@/app/pages/ErrorPage'
import { CactusGame } from '@/features/errors/CactusGame'
import { createRun, type Run } from '@/features/errors/cactusRun'
import { withTexts } from '../cardTypes/withTexts'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

/** The 503 page with several moments of its game. */
const meta = {
  title: 'screens/Maintenance',
  parameters: { layout: 'fullscreen' },
  decorators: [withTexts],
  // The page reads the theme from the document when it renders.
  beforeEach: ({ globals }) => {
    document.documentElement.dataset.theme = globals.buddy
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const renderPage = (Game: ErrorPageProps['Game']) =>
  function Page() {
    const [router] = useState(() =>
      createRouter({
        routeTree: createRootRoute({ component: () => ErrorPage({ status: 503, Game }) }),
        history: createMemoryHistory(),
      }),
    )
    // A cast, because the app's router type does not fit the routes of this story.
    return <RouterProvider router={router as never} />
  }

const renderAt = (run: Run) => renderPage(({ buddy }) => <CactusGame buddy={buddy} initialRun={run} />)

/** Seven cactuses have been passed, and the buddy is jumping over the eighth. */
const IN_THE_AIR: Run = {
  phase: 'running',
  distance: 4000,
  jumpMs: 460,
  cactuses: [
    { id: 6, x: 3930, height: 38 },
    { id: 7, x: 4014, height: 50 },
    { id: 8, x: 4480, height: 44 },
    { id: 9, x: 4900, height: 52 },
  ],
  score: 7,
  seed: 7,
}
const COLLIDED: Run = { ...IN_THE_AIR, phase: 'over', distance: 3986, jumpMs: undefined }

const findGame = (canvas: Canvas) => canvas.findByRole('button', { name: t('game.label') })

const assertFits = async (canvas: Canvas) => {
  await waitForVisible(findGame(canvas))
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  const page = canvas.getByRole('main')
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}

/** The buddy sleeps until the first jump. The user reaches the game with Tab and jumps with Space. */
export const Idle: Story = {
  render: renderAt(createRun(7)),
  play: async ({ canvas }) => {
    const game = await findGame(canvas)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.tab()
    await expect(game).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(game).not.toHaveAttribute('data-phase', 'ready')
  },
}

export const IdleSmall: Story = {
  ...Idle,
  globals: { viewport: { value: 'phone', isRotated: false }, buddy: 'H' },
  play: ({ canvas }) => assertFits(canvas),
}

/** The game runs while it has focus. In tests it is slower, because of reduced motion. */
export const Running: Story = {
  render: renderAt(IN_THE_AIR),
  play: async ({ canvas }) => {
    const game = await findGame(canvas)
    game.focus()
    await waitForText(canvas, t('game.score', { score: 8 }))
  },
}

export const Paused: Story = {
  render: renderAt(IN_THE_AIR),
  globals: { buddy: 'A', mode: 'dark' },
  play: ({ canvas }) => waitForText(canvas, t('game.paused')),
}

export const Over: Story = {
  render: renderAt(COLLIDED),
  globals: { buddy: 'E' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('game.over', { count: 7 })))
    await waitForVisible(() => canvas.getByRole('button', { name: t('game.again') }))
  },
}

export const OverSmallInMalay: Story = {
  ...Over,
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'ms' },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'Anda melompat 7 kaktus!')
    await assertFits(canvas)
  },
}

/** The code of the game fails to load. The page renders without mentioning a game. */
export const GameNotLoaded: Story = {
  // `lazyComponent` renders the same after a failed load.
  render: renderPage(({ fallback }) => fallback),
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.503') }))
    await expect(canvas.getAllByRole('button')).toEqual([
      canvas.getByRole('button', { name: t('error.page.tryAgain') }),
    ])
    await expect(canvas.queryByText(/cactus/i)).toBeNull()
  },
}
