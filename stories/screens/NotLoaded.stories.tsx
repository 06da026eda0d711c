import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, waitFor } from 'storybook/test'
import { NotLoadedPage } from '@/app/pages/NotLoadedPage'
import { t } from '../translate'
import { waitForVisible } from '../visibility'

/** The code of a page fails to load. */
const meta = { title: 'screens/NotLoaded', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const renderAt = (paths: string[]) =>
  function render() {
    const router = createRouter({
      routeTree: createRootRoute({ component: NotLoadedPage, notFoundComponent: NotLoadedPage }),
      history: createMemoryHistory({ initialEntries: paths }),
    })
    // A cast, because the app's router type does not fit the routes of this story.
    return <RouterProvider router={router as never} />
  }

/** Opened by a direct link, so there is no page to return to. */
export const DirectLink: Story = {
  render: renderAt(['/']),
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('error.notLoaded') }))
    await waitFor(() => expect(canvas.getByRole('button', { name: t('app.retry') })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: t('error.page.back') })).toBeNull()
  },
}

export const FromAnotherScreen: Story = {
  render: renderAt(['/board', '/']),
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: t('error.page.back') }))
  },
}
