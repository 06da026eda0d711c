import { ShortcutSheet } from '@/features/palette/ShortcutSheet'
import { shortcutTables } from './shortcutTables'

/** Sheet of the keyboard shortcuts that the app has. */
export const ShortcutSheetHost = ({ onClose }: { onClose: () => void }) => (
  <ShortcutSheet sections={shortcutTables} onClose={onClose} />
)
