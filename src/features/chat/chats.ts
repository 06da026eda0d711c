/** One chunk: the chat beside a screen, and the chat as a screen, which is the same panel. */
export { ChatPanel } from './panel/ChatPanel'
export { WorkplaceChat } from './workplace/WorkplaceChat'
