import { expect, waitFor, within } from 'storybook/test'
import type { AppPlayContext } from '../.storybook/withApp'
import { t } from './translate'

type ElementOrNone = Element | null | undefined

/**
 * Waits until an element is visible. An element that is found may still fade in or be under the loading screen.
 * @param target a query that is repeated with each try, or a search that waits by itself. Only a query finds elements that are replaced
 * later, as in a card that becomes editable.
 */
export async function waitForVisible(target: (() => ElementOrNone) | Promise<ElementOrNone>): Promise<void> {
  const found = await target
  await waitFor(() => expect((typeof found === 'function' ? found() : found) as Element).toBeVisible())
}

type Queries = { getByText: (text: string | RegExp) => Element }

export const waitForText = (queries: Queries, text: string | RegExp): Promise<void> =>
  waitForVisible(() => queries.getByText(text))

/** Returns queries within the snackbars, because a field may show the same text as a snackbar. */
export const snackbarsOf = ({ canvas }: AppPlayContext) =>
  within(canvas.getByRole('region', { name: t('app.snackbars') }))

export const waitForAppReady = ({ canvas }: AppPlayContext): Promise<void> =>
  waitFor(async () => {
    await expect(canvas.getByText(t('app.skipToContent'))).toBeInTheDocument()
    await expect(canvas.queryByText(t('app.loading'))).toBeNull()
  })

/**
 * Waits until live events arrive and the refetch after subscribing to the channels is done. No request of the app's start is then pending.
 */
export const waitForRealtimeReady = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-realtime="ready"]')).not.toBeNull())
