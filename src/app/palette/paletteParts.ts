/** One chunk: both dialogs that keys open on every screen. */
export { PaletteHost } from './PaletteHost'
export { ShortcutSheetHost } from './ShortcutSheetHost'
