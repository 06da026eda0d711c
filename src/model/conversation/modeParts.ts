/** One chunk: chat modes, sparks, and what a reload keeps of the chat. */
export { receiveModeChange } from './chatMode'
export { beginQuestion, pressSpark } from './pressSpark'
export { restoreConversation } from './restoreConversation'
