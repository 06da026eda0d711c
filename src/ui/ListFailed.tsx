import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export type ListFailedProps = {
  /** Decorative buddy. */
  illustration: ReactNode
  heading: string
  text: string
  retryLabel: string
  onRetry: () => void
  /** True while the list is being fetched again. */
  isRetrying?: boolean
  /** Announced while `isRetrying`. */
  retryingLabel?: string
}

/** Replaces a list that did not load. Shows the reason and a button that fetches the list again. */
export function ListFailed({ retryLabel, onRetry, isRetrying, retryingLabel, ...texts }: ListFailedProps) {
  const retry = (
    <Button isPending={isRetrying} pendingLabel={retryingLabel} onPress={onRetry}>
      {retryLabel}
    </Button>
  )
  return <EmptyState {...texts} actions={retry} />
}
