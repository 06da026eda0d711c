/** One chunk: a list needs its rows and their head together. */
export { CardRow } from './CardRow'
export { CardTableHead } from './CardTableHead'
