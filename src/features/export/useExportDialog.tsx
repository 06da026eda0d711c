import { type ReactNode, useState } from 'react'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { ExportSource } from './board/collectCards'

const ExportDialog = lazyComponent(async () => {
  const [file] = await Promise.all([import('./exportParts'), loadTexts('handOut', 'export', 'teaching')])
  return file.ExportDialog
})

/** Gives a screen the dialog that exports several cards. `exportCards` opens it; the screen renders `exportDialog`. */
export function useExportDialog(): { exportCards: (source: ExportSource) => void; exportDialog: ReactNode } {
  const [source, setSource] = useState<ExportSource | null>(null)
  const close = () => setSource(null)
  const exportDialog = source ? <ExportDialog source={source} onClose={close} onLoadError={close} /> : null
  return { exportCards: setSource, exportDialog }
}
