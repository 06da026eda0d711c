import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export type ListFailedProps = {
  /** Buddy; decorative. */
  illustration: ReactNode
  heading: string
  text: string
  retryLabel: string
  onRetry: () => void
  /** True while the list is refetched. */
  isRetrying?: boolean
  /** Announced while `isRetrying`. */
  retryingLabel?: string
}

/** Replaces a list that did not load: the reason, and a button that refetches the list. */
export function ListFailed({ retryLabel, onRetry, isRetrying, retryingLabel, ...texts }: ListFailedProps) {
  const retry = (
    <Button isPending={isRetrying} pendingLabel={retryingLabel} onPress={onRetry}>
      {retryLabel}
    </Button>
  )
  return <EmptyState {...texts} actions={retry} />
}
