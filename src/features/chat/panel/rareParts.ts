/** One chunk: what the panel of few conversations shows. */
export { CardLoaderMessage } from '../messageTypes/CardLoaderMessage'
export { ModeBadge } from '../mode/ModeBadge'
export { ModeDivider } from '../mode/ModeDivider'
export { ConversationNotice } from './ConversationNotice'
export { FromYourChat } from './FromYourChat'
