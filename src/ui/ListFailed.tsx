import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export type ListFailedProps = {
  /** The buddy; decorative. */
  illustration: ReactNode
  heading: string
  text: string
  retryLabel: string
  onRetry: () => void
  /** The list is being fetched again. */
  isRetrying?: boolean
  /** Announced while `isRetrying`. */
  retryingLabel?: string
}

/** In place of a list that did not load: why, and the button that fetches it again. */
export function ListFailed({ retryLabel, onRetry, isRetrying, retryingLabel, ...texts }: ListFailedProps) {
  const retry = (
    <Button isPending={isRetrying} pendingLabel={retryingLabel} onPress={onRetry}>
      {retryLabel}
    </Button>
  )
  return <EmptyState {...texts} actions={retry} />
}
