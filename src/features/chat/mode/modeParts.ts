/** What the panel shows of a chat mode: one chunk, loaded when a mode is first on. */
export { ModeBadge } from './ModeBadge'
export { ModeDivider } from './ModeDivider'
