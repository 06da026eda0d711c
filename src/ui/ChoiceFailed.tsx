import type { Ref } from 'react'
import { Banner } from './Banner'
import { Button } from './Button'

export type ChoiceFailedProps = {
  /** Names the choice and says that its list did not load. */
  message: string
  retryLabel: string
  onRetry: () => void
  /** The only control in place of the choice. */
  buttonRef?: Ref<HTMLButtonElement>
}

/** In place of a choice whose list did not load. The rest of the form can still be used. */
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
