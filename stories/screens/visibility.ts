import { expect, waitFor } from 'storybook/test'
import type { AppPlayContext } from '../../.storybook/withApp'
import { t } from './translate'

/** Waits until something can be seen: what fades in or stands under the loading screen does not count yet. */
export const waitForVisible = (element: Element | null | undefined): Promise<void> =>
  waitFor(() => expect(element as Element).toBeVisible())

/** Waits until a text can be seen. */
export const waitForText = (canvas: AppPlayContext['canvas'], text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible())

/** Waits until the loading screen is gone and the app can be used. */
export const waitForAppReady = ({ canvas }: AppPlayContext): Promise<void> =>
  waitFor(async () => {
    await expect(canvas.getByText(t('app.skipToContent'))).toBeInTheDocument()
    await expect(canvas.queryByText(t('app.loading'))).toBeNull()
  })
