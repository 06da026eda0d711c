import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForVisible } from '../visibility'

const { now } = Date

/** The end of an idle session (A-102, D-0905). */
const meta = {
  ...appStoryMeta,
  title: 'screens/IdleTimeout',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
  beforeEach: (context) => {
    const close = appStoryMeta.beforeEach(context)
    return () => {
      Date.now = now
      close()
    }
  },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** Milliseconds until half a minute before the end of a session of 30 minutes, the default of `createApp`. */
const UNTIL_WARNING = 30 * 60_000 - 30_000

/** Simulates a device that wakes up half a minute before the session ends. The app then shows its warning. */
async function wakeUp(context: AppPlayContext) {
  await waitForAppReady(context)
  Date.now = () => now() + UNTIL_WARNING
  document.dispatchEvent(new Event('visibilitychange'))
  return within(await screen.findByRole('alertdialog', { name: t('app.idle.title') }))
}

export const Warning: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'ms', mode: 'dark' },
  play: async (context) => {
    const dialog = await wakeUp(context)
    await waitForVisible(() => dialog.getByText(t('app.idle.text')))
  },
}

export const StayedLoggedIn: Story = {
  play: async (context) => {
    const dialog = await wakeUp(context)
    const [stay] = dialog.getAllByRole('button', { name: t('app.idle.stay') })
    await context.userEvent.click(stay as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
