/** Lazy chunk: most conversations are in normal mode, have no notice, no card being made, and belong to no card that the chat has made. */
import { lazyComponent } from '@/lib/loading/lazyComponent'

const loadParts = () => import('./rareParts')

export const ConversationNotice = lazyComponent(() => loadParts().then((parts) => parts.ConversationNotice))
export const LazyCardLoaderMessage = lazyComponent(() => loadParts().then((parts) => parts.CardLoaderMessage))
/** Optional: the card's conversation is complete without. */
export const FromYourChat = lazyComponent(() => loadParts().then((parts) => parts.FromYourChat), { isOptional: true })
export const LazyModeBadge = lazyComponent(() => loadParts().then((parts) => parts.ModeBadge))
export const LazyModeDivider = lazyComponent(() => loadParts().then((parts) => parts.ModeDivider))
