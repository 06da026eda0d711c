import { expect, waitFor } from 'storybook/test'
import type { AppPlay } from '../../.storybook/withApp'

/** Waits until a text can be seen: what fades in or stands under the loading screen does not count yet. */
export const seen = (canvas: AppPlay['canvas'], text: string | RegExp): Promise<void> =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible())
