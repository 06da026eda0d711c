import type { Ref } from 'react'
import { Banner } from './Banner'
import { Button } from './Button'

export type ChoiceFailedProps = {
  /** Names the choice whose options did not load. */
  message: string
  retryLabel: string
  onRetry: () => void
  buttonRef?: Ref<HTMLButtonElement>
}

/** Replaces a choice whose options did not load. The rest of the form stays usable. */
export function ChoiceFailed({ message, retryLabel, onRetry, buttonRef }: ChoiceFailedProps) {
  const retry = (
    <Button ref={buttonRef} variant="secondary" onPress={onRetry}>
      {retryLabel}
    </Button>
  )
  return (
    <Banner kind="danger" action={retry}>
      {message}
    </Banner>
  )
}
