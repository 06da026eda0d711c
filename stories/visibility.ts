import { expect, waitFor, within } from 'storybook/test'
import type { AppPlayContext } from '../.storybook/withApp'
import { t } from './translate'

type ElementOrNone = Element | null | undefined

/**
 * Waits until an element is visible: a found element may still fade in or be under the loading screen.
 * @param target a query, repeated with each try, or a search that waits by itself. A query finds elements that render later or are
 * replaced, as in an open card that becomes editable.
 */
export async function waitForVisible(target: (() => ElementOrNone) | Promise<ElementOrNone>): Promise<void> {
  const found = await target
  await waitFor(() => expect((typeof found === 'function' ? found() : found) as Element).toBeVisible())
}

/** Queries of the canvas, `screen`, or `within` an element. */
type Queries = { getByText: (text: string | RegExp) => Element }

/** Waits until a text is visible. */
export const waitForText = (queries: Queries, text: string | RegExp): Promise<void> =>
  waitForVisible(() => queries.getByText(text))

/** Queries within the snackbars; a field may show the same text as a snackbar. */
export const snackbarsOf = ({ canvas }: AppPlayContext) =>
  within(canvas.getByRole('region', { name: t('app.snackbars') }))

/** Waits until the app is rendered and the loading screen is removed. */
export const waitForAppReady = ({ canvas }: AppPlayContext): Promise<void> =>
  waitFor(async () => {
    await expect(canvas.getByText(t('app.skipToContent'))).toBeInTheDocument()
    await expect(canvas.queryByText(t('app.loading'))).toBeNull()
  })

/** Waits for live events and for the refetch after the channel subscriptions: no request of the start is pending. */
export const waitForRealtimeReady = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-realtime="ready"]')).not.toBeNull())
