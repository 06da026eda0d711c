import { Image } from 'lucide-react'
import type { TextKey } from '@/i18n/textParts'
import { useTranslation } from '@/i18n/i18n'
import type { PictureWorkSource } from '@/store/pictureWorkSlice'
import styles from './PictureVeil.module.css'

const LOADER_TEXTS: Readonly<Record<PictureWorkSource, TextKey>> = {
  image_search: 'image.loader.searching',
  magic_images: 'image.loader.generating',
  focus_stream: 'image.loader.generating',
  user_upload: 'image.loader.uploading',
  panning: 'image.loader.updating',
  unknown: 'image.loader.replacing',
}

/** Returns the loader text of a source (C-225 to C-230). */
export const pictureLoaderKey = (source: PictureWorkSource): TextKey => LOADER_TEXTS[source]

/** Words over a picture that is being made or changed. */
export function PictureVeil({ source, isAnnounced }: { source: PictureWorkSource; isAnnounced: boolean }) {
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
