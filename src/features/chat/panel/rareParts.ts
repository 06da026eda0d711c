/** One chunk with the parts that the panel shows in few conversations only. */
export { CardLoaderMessage } from '../messageTypes/CardLoaderMessage'
export { ModeBadge } from '../mode/ModeBadge'
export { ModeDivider } from '../mode/ModeDivider'
export { ConversationNotice } from './ConversationNotice'
export { FromYourChat } from './FromYourChat'
