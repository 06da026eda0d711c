/** Lazy chunk: most conversations are in normal mode, have no notice, and make no card. */
import { lazyComponent } from '@/lib/loading/lazyComponent'

const loadParts = () => import('./rareParts')

export const ConversationNotice = lazyComponent(() => loadParts().then((parts) => parts.ConversationNotice))
/** Optional: the card's conversation is complete without. */
export const FromYourChat = lazyComponent(() => loadParts().then((parts) => parts.FromYourChat), { isOptional: true })
export const LazyCardLoaderMessage = lazyComponent(() => loadParts().then((parts) => parts.CardLoaderMessage))
export const LazyModeBadge = lazyComponent(() => loadParts().then((parts) => parts.ModeBadge))
export const LazyModeDivider = lazyComponent(() => loadParts().then((parts) => parts.ModeDivider))
