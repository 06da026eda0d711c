/** One chunk: what only some boards show, and what a press in the top bar shows. */
export { ActiveFilters } from './ActiveFilters'
export { EmptyBoard } from './EmptyBoard'
export { NoResults } from './NoResults'
export { createText } from './tools/createText'
