import { Image } from 'lucide-react'
import type { Card } from '@/api/cards/card.schema'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { type PictureWorkSource, pictureLoaderKey } from '@/store/pictureWorkSlice'
import styles from './PictureLoader.module.css'

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
  return shown ? <Veil source={shown} isAnnounced={isAnnounced} /> : null
}

type VeilProps = { source: PictureWorkSource; isAnnounced: boolean }

/** Loads its texts with the first picture that is being made. */
const Veil = lazyComponent<VeilProps>(() => loadTexts('pictures').then(() => LoadedVeil), { isOptional: true })

function LoadedVeil({ source, isAnnounced }: VeilProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.veil} data-over={source === 'panning' || undefined}>
      <p className={styles.words} role={isAnnounced ? 'status' : undefined}>
        <span className={styles.icon} aria-hidden="true">
          <Image />
        </span>
        {t(pictureLoaderKey(source))}
      </p>
    </div>
  )
}
