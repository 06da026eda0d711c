import { channels } from '@/api/channels'
import { makeFirstCardHintsDue } from '@/lib/onboardingHints'
import { tutorialOpened } from '@/store/panelsSlice'
import type { ListenerContext } from './listenerContext'

/** Opens the tutorial when the assistant has created the user's first card (B-337 to B-339, B-542, B-543). */
export function listenToFirstCreation({ realtime, store, userId }: ListenerContext): void {
  realtime.subscribe(
    channels.focusMode,
    { userId },
    {
      'chat.stream.first.format.create': () => {
        makeFirstCardHintsDue(userId)
        store.dispatch(tutorialOpened())
      },
    },
  )
}
