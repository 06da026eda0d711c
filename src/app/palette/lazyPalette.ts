import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

export const PaletteHost = lazyComponent(async () => {
  const [file] = await Promise.all([import('./PaletteHost'), loadTexts('palette')])
  return file.PaletteHost
})
