import { type ComponentProps, createContext, use, useLayoutEffect } from 'react'
import type { CaretSync } from './caretSync'

/** Gives `SyncedText` what `createCaretSync` returned. */
export const CaretSyncContext = createContext<Pick<CaretSync, 'sync'>>({ sync: () => undefined })

/**
 * The element of the text: its effect runs when all of the text is rendered, and before the one in which Slate places the caret. Goes with
 * `createCaretSync`.
 */
export function SyncedText(props: ComponentProps<'div'>) {
  const { sync } = use(CaretSyncContext)
  useLayoutEffect(sync)
  return <div {...props} />
}
