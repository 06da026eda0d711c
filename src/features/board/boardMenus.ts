/** One chunk: the menus of cards, of the top bar and of the path, which share the code of menus. */
export { BreadcrumbOverflowMenu } from './BreadcrumbOverflowMenu'
export { FilterMenu } from './tools/FilterMenu'
export { NewMenu } from './tools/NewMenu'
export { CardMenu } from './toolbar/CardMenu'
