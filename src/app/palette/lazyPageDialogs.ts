import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

export const PageDialogs = lazyComponent(async () => {
  const [file] = await Promise.all([import('./PageDialogs'), loadTexts('palette', 'handOut', 'saving', 'editor')])
  return file.PageDialogs
})
