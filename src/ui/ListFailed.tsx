import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export type ListFailedProps = {
  illustration: ReactNode
  heading: string
  text: string
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean
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
