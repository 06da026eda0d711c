/** Lazy chunk: the chat opens without the menu, whose code loads while the panel is idle, or on the way to its button. */
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { untilIdle } from '@/lib/loading/untilIdle'

const loadParts = () => import('./menuParts')

export const HashtagMenu = lazyComponent(() => loadParts().then((parts) => parts.HashtagMenu))

/** Optional: the menu marks the agent as well. */
export const AgentName = lazyComponent(
  () =>
    untilIdle()
      .then(loadParts)
      .then((parts) => parts.AgentName),
  { isOptional: true },
)
