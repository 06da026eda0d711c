import { expect, waitFor } from 'storybook/test'
import type { AppPlay } from '../../.storybook/withApp'
import { say } from './say'

/** Waits until something can be seen: what fades in or stands under the loading screen does not count yet. */
export const shown = (element: Element | null | undefined): Promise<void> =>
  waitFor(() => expect(element as Element).toBeVisible())

/** Waits until a text can be seen. */
export const seen = (canvas: AppPlay['canvas'], text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible())

/** Waits until the loading screen is gone and the app can be used. */
export const started = ({ canvas }: AppPlay): Promise<void> =>
  waitFor(async () => {
    await expect(canvas.getByText(say('app.skipToContent'))).toBeInTheDocument()
    await expect(canvas.queryByText(say('app.loading'))).toBeNull()
  })
