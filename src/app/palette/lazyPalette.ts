import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

/** One chunk: the palette and the sheet of keyboard shortcuts. */
const loadParts = async () =>
  (await Promise.all([import('./paletteParts'), loadTexts('palette', 'present', 'saving', 'editor')]))[0]

export const PaletteHost = lazyComponent(() => loadParts().then((parts) => parts.PaletteHost))
export const ShortcutSheet = lazyComponent(() => loadParts().then((parts) => parts.ShortcutSheetHost))
