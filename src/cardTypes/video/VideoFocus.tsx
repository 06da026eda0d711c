import { ExternalLink, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import { cardTitle } from '../rules/labels'
import { Picture } from '../focus/Picture'
import styles from './VideoFocus.module.css'
import { videoAddress } from './videoAddress'
import { FilmStrip } from './VideoThumbnail'

/**
 * Shows a video that plays in the page after a press. Before that, no request goes to the video's host (D-0073, B-161).
 */
export function VideoFocus({ card }: FocusProps<CardOf<'video'>>) {
  const { t, language } = useTranslation()
  const [state, setState] = useState<'poster' | 'playing' | 'offline'>('poster')
  const address = videoAddress(card.videoId, language)
  const poster = (
    <Picture
      src={card.thumbnail ?? card.image}
      alt=""
      width={880}
      height={495}
      imageY={card.image_y}
      fallback={<FilmStrip />}
    />
  )
  if (!address) {
    return (
      <div className={styles.video}>
        {poster}
        <p className={styles.notice}>{t('formats.video.notPlayable')}</p>
      </div>
    )
  }
  return (
    <>
      {state === 'playing' ? (
        <Player title={cardTitle(card, t)} src={address.player} />
      ) : (
        <button
          type="button"
          className={styles.video}
          onClick={() => setState(navigator.onLine ? 'playing' : 'offline')}
        >
          {poster}
          <span className={styles.watch}>
            <Play fill="currentColor" aria-hidden="true" />
            {t('formats.video.play')}
          </span>
        </button>
      )}
      <p className={styles.elsewhere}>
        <span role="status">{state === 'offline' ? t('formats.video.offline') : ''}</span>
        {/* The link is always shown, because the page cannot detect that a network blocks the player. */}
        <a href={address.page} target="_blank" rel="noopener noreferrer">
          {t('formats.video.elsewhere')} <ExternalLink aria-hidden="true" />
          <span className="visually-hidden">{t('formats.video.newTab')}</span>
        </a>
      </p>
    </>
  )
}

/** Shows the player and moves keyboard focus to it, because the pressed button unmounts. */
function Player({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.player}
      title={title}
      src={src}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player plays only if it receives the page's origin as referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot reach the page to lift its sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allowFullScreen
    />
  )
}
