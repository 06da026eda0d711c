import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

/** Sheets of insights and hill charts have texts of the parts `export` and `teaching`. */
export const Presentation = lazyComponent(async () => {
  const [file] = await Promise.all([
    import('@/features/present/Presentation'),
    loadTexts('handOut', 'export', 'teaching'),
  ])
  return file.Presentation
})
