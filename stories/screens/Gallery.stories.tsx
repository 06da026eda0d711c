import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForText, waitForVisible } from '../visibility'

/** /gallery: starters after the sign-up, and their strip on an empty board (C-082 to C-090). */
const meta = {
  ...appStoryMeta,
  title: 'screens/Gallery',
  args: { ...appStoryMeta.args, path: '/gallery', as: 'mei_ling' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const tabs = ({ canvas }: AppPlayContext) => canvas.getAllByRole('tab')
const tabAt = (context: AppPlayContext, index: number) => {
  const tab = tabs(context).at(index)
  if (!tab) throw new Error(`The gallery has no item ${index}.`)
  return tab
}

async function waitForGallery(context: AppPlayContext) {
  await waitForVisible(context.canvas.findByRole('button', { name: t('gallery.start') }))
}
const expectShown = (context: AppPlayContext, index: number) =>
  waitFor(() => expect(tabAt(context, index)).toHaveAttribute('aria-selected', 'true'))

/** A stack shows its number of cards and minutes. */
export const Stack: Story = {
  play: async (context) => {
    await waitForGallery(context)
    const { canvas } = context
    await expect(tabs(context)).toHaveLength(6)
    // Without the Shell.
    await expect(canvas.queryByRole('navigation')).toBeNull()
    const slide = within(canvas.getByRole('tabpanel'))
    await expect(slide.getByText(t('gallery.cards', { count: 6 }))).toBeVisible()
    await expect(slide.getByText(t('gallery.minutes', { count: 12 }))).toBeVisible()
  },
}

/** Keys move the shown starter: arrows wrap, Home and End. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await waitForGallery(context)
    tabAt(context, 0).focus()
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{End}', -1],
      ['{ArrowRight}', 0],
      ['{ArrowLeft}', -1],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key)
      await expectShown(context, index)
      await expect(tabAt(context, index)).toHaveFocus()
    }
    // One Tab stop for all starters.
    await userEvent.tab()
    await expect(tabs(context)).not.toContain(document.activeElement)
  },
}

export const SwipedOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await waitForGallery(context)
    const slide = context.canvas.getByRole('tabpanel')
    const swipe = (from: number, to: number) => {
      const finger = { pointerType: 'touch', isPrimary: true, clientY: 200 }
      void fireEvent.pointerDown(slide, { ...finger, clientX: from })
      void fireEvent.pointerUp(slide, { ...finger, clientX: to })
    }
    swipe(300, 120)
    await expectShown(context, 1)
    swipe(200, 170)
    await expectShown(context, 1)
    swipe(100, 300)
    await expectShown(context, 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The next starter fades in over the former starter. */
export const Next: Story = {
  play: async (context) => {
    await waitForGallery(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: t('gallery.next') }))
    await expectShown(context, 1)
    const slides = canvas.getByRole('tabpanel').querySelectorAll<HTMLElement>('[data-shown]')
    await expect([...slides].map(({ dataset }) => dataset.shown)).toEqual(['false', 'true'])
    await expect(slides[1]?.style.animationDuration).toBe('300ms')
    await userEvent.click(canvas.getByRole('button', { name: t('gallery.previous') }))
    await userEvent.click(tabAt(context, 3))
    await expectShown(context, 3)
  },
}

export const Loading: Story = {
  args: { pendingCalls: ['getGallery'] },
  play: async (context) => {
    await waitForVisible(context.canvas.findByRole('heading', { level: 1, name: t('gallery.title') }))
    await waitForVisible(context.canvas.findByRole('main', { name: t('gallery.loading') }))
  },
}

export const Saving: Story = {
  args: { pendingCalls: ['saveGalleryContent'] },
  play: async (context) => {
    await waitForGallery(context)
    await userEvent.click(context.canvas.getByRole('button', { name: t('gallery.start') }))
    await waitForVisible(context.canvas.findByRole('progressbar', { name: t('gallery.saving') }))
    // The shown starter stays while the call runs.
    await userEvent.click(tabAt(context, 2))
    await expectShown(context, 0)
  },
}

export const SaveFails: Story = {
  args: { scenario: 'gallerySaveFails' },
  play: async (context) => {
    await waitForGallery(context)
    await userEvent.click(context.canvas.getByRole('button', { name: t('gallery.start') }))
    await waitForText(context.canvas, 'Oops! Format cannot be found.')
    await expect(context.canvas.getByRole('button', { name: t('gallery.start') })).toBeEnabled()
  },
}

/** START opens the new stack. */
export const Started: Story = {
  play: async (context) => {
    await waitForGallery(context)
    await userEvent.click(context.canvas.getByRole('button', { name: t('gallery.start') }))
    await waitFor(() => expect(getStoryApp(context).router.state.location.href).toMatch(/^\/board\/focus\//))
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.queryByRole('heading', { name: 'The Rainforest Next Door' }))
  },
}

export const GalleryFails: Story = {
  args: { scenario: 'galleryFails' },
  play: async (context) => {
    await waitForVisible(context.canvas.findByRole('heading', { level: 1, name: t('app.myBoard') }))
  },
}

/** The empty board offers the starters, until the user hides them. */
export const StripOnEmptyBoard: Story = {
  args: { path: '/board', scenario: 'boardEmpty' },
  play: async (context) => {
    await waitForAppReady(context)
    const { canvas } = context
    const strip = await canvas.findByRole('region', { name: t('gallery.strip') })
    const [first] = within(within(strip).getByRole('list')).getAllByRole('button')
    await expect(first?.getBoundingClientRect()).toMatchObject({ width: 280, height: 200 })
    await userEvent.click(canvas.getByRole('button', { name: t('gallery.dismiss') }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: t('gallery.strip') })).toBeNull())
  },
}

export const StripOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, mode: 'dark' },
  args: { path: '/board', scenario: 'boardEmpty' },
  play: async (context) => {
    await waitForAppReady(context)
    const strip = await context.canvas.findByRole('region', { name: t('gallery.strip') })
    await userEvent.click(within(within(strip).getByRole('list')).getAllByRole('button')[1] as HTMLElement)
    await expectShown(context, 1)
  },
}

/** A single starter: nothing leads to another one. */
export const OneStarter: Story = {
  args: { scenario: 'galleryOne' },
  play: async (context) => {
    await waitForGallery(context)
    await expect(tabs(context)).toHaveLength(1)
    await waitForVisible(() => context.canvas.getByRole('button', { name: t('gallery.start') }))
  },
}

/** A picture that does not load leaves its place calm; the starter can be chosen. */
export const PictureMissing: Story = {
  args: { scenario: 'galleryPictureMissing' },
  play: async (context) => {
    await waitForGallery(context)
    const slide = context.canvas.getByRole('tabpanel')
    await expect(within(slide).getByRole('heading', { level: 2 })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('gallery.start') })).toBeEnabled()
  },
}
