import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

/** Optional, because chat and landing are complete without their sparks. */
export const ChatSparks = lazyComponent(
  async () => {
    const [file] = await Promise.all([import('./ChatSparks'), loadTexts('sparks')])
    return file.ChatSparks
  },
  { isOptional: true },
)
