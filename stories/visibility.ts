import { expect, waitFor, within } from 'storybook/test'
import type { AppPlayContext } from '../.storybook/withApp'
import { t } from './translate'

type ElementOrNone = Element | null | undefined

/**
 * Waits until an element is visible: finding it is not enough, it may still fade in or be under the loading screen.
 * @param target a query, which is repeated with each try, because the element may come a render later than what the story waited for before, or
 * be replaced, as in an open card that becomes editable with its own call; or a search that waits by itself
 */
export async function waitForVisible(target: (() => ElementOrNone) | Promise<ElementOrNone>): Promise<void> {
  const found = await target
  await waitFor(() => expect((typeof found === 'function' ? found() : found) as Element).toBeVisible())
}

/** What holds queries: the canvas, `screen`, or `within` an element. */
type Queries = { getByText: (text: string | RegExp) => Element }

/** Waits until a text is visible. */
export const waitForText = (queries: Queries, text: string | RegExp): Promise<void> =>
  waitForVisible(() => queries.getByText(text))

/** Queries within the snackbars: a field may say the same as one of them. */
export const snackbarsOf = ({ canvas }: AppPlayContext) =>
  within(canvas.getByRole('region', { name: t('app.snackbars') }))

/** Waits until the app is rendered and the loading screen is removed. */
export const waitForAppReady = ({ canvas }: AppPlayContext): Promise<void> =>
  waitFor(async () => {
    await expect(canvas.getByText(t('app.skipToContent'))).toBeInTheDocument()
    await expect(canvas.queryByText(t('app.loading'))).toBeNull()
  })

/** Waits until live events are received and the refetch after the channel subscriptions has been answered: no request of the start is pending. */
export const waitForRealtimeReady = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-realtime="ready"]')).not.toBeNull())
