import type { Card } from '@/api/cards/card.schema'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { PictureWorkSource } from '@/store/pictureWorkSlice'

/** Loads with the first picture that is being made. */
const PictureVeil = lazyComponent(
  async () => {
    const [file] = await Promise.all([import('./PictureVeil'), loadTexts('pictures')])
    return file.PictureVeil
  },
  { isOptional: true },
)

type PictureLoaderProps = {
  card: Card
  /** Source of the work of this client; undefined if there is none. */
  source: PictureWorkSource | undefined
  /** True where a screen reader announces the words: on the open card. */
  isAnnounced?: boolean
}

/**
 * Says over a card's picture that it is being made or changed (C-225 to C-230). Without work of this client, a picture
 * that is loading comes from the server's own stream (C-174).
 */
export function PictureLoader({ card, source, isAnnounced = false }: PictureLoaderProps) {
  const shown = source ?? (card.mediaLoading ? 'focus_stream' : undefined)
  return shown ? <PictureVeil source={shown} isAnnounced={isAnnounced} /> : null
}
