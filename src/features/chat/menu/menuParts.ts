/** One chunk: the code of the menu and of the agent's name. */
export { AgentName } from './AgentName'
export { HashtagMenu } from './HashtagMenu'
