import { type ComponentProps, createContext, use, useLayoutEffect } from 'react'
import type { CaretSync } from './caretSync'

/** Passes the result of `createCaretSync` to `SyncedText`. */
export const CaretSyncContext = createContext<Pick<CaretSync, 'sync'>>({ sync: () => undefined })

/**
 * Element of the text. Its layout effect runs after the text has rendered and before Slate sets the caret. Remove it
 * together with `createCaretSync`.
 */
export function SyncedText(props: ComponentProps<'div'>) {
  const { sync } = use(CaretSyncContext)
  useLayoutEffect(sync)
  return <div {...props} />
}
