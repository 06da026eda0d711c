import { Play } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import { Picture } from '../Picture'
import styles from './VideoFocus.module.css'
import { FilmStrip } from './VideoThumbnail'

/** The thumbnail as a large link that opens the video in a new tab. */
export function VideoFocus({ card }: FocusProps<CardOf<'video'>>) {
  const { t } = useTranslation()
  const url = `https://www.youtube.com/watch?v=${encodeURIComponent(card.videoId)}`
  return (
    <a className={styles.video} href={url} target="_blank" rel="noopener noreferrer">
      <Picture
        src={card.thumbnail ?? card.image}
        alt=""
        width={880}
        height={495}
        imageY={card.image_y}
        fallback={<FilmStrip />}
      />
      <span className={styles.watch}>
        <Play fill="currentColor" aria-hidden="true" />
        <span>
          {t('formats.video.watch')} <span className={styles.hint}>{t('formats.video.newTab')}</span>
        </span>
      </span>
    </a>
  )
}
