import { ShortcutSheet } from '@/features/palette/ShortcutSheet'
import type { PageDialog } from '@/store/panelsSlice'
import { PaletteHost, type PaletteHostProps } from './PaletteHost'
import { shortcutTables } from './shortcutTables'

/** Dialogs that keys open on every screen of the Shell, in one chunk: the palette, and the sheet of keyboard shortcuts. */
export function PageDialogs({ dialog, ...props }: PaletteHostProps & { dialog: PageDialog }) {
  return dialog === 'palette' ? (
    <PaletteHost {...props} />
  ) : (
    <ShortcutSheet sections={shortcutTables} onClose={props.onClose} />
  )
}
