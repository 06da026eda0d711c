/** One chunk: what the panel of few conversations shows. */
export { ModeBadge } from '../mode/ModeBadge'
export { ModeDivider } from '../mode/ModeDivider'
export { ConversationNotice } from './ConversationNotice'
