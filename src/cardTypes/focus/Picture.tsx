import clsx from 'clsx'
import { type ReactNode, useMemo, useState } from 'react'
import { useImageUrl } from '../rules/imageUrl'
import { loadedPictureUrl, rememberLoadedPicture } from './loadedPictures'
import styles from './Picture.module.css'

export type PictureProps = {
  /** Path or absolute URL of the picture; null renders the fallback. */
  src: string | null
  alt: string
  /** In CSS px. `srcset` also offers a picture of twice the size for 2x screens. */
  width: number
  height: number
  /** Vertical position of the visible section, 0 (top) to 100 (bottom) percent. */
  imageY?: number
  /** Value for CSS `object-fit`. */
  fit?: 'cover' | 'contain'
  /** If true, a smaller size of the picture that the page has already loaded stands in for it, blurred, until it loads. */
  hasPreview?: boolean
  /** Rendered if there is no picture or it fails to load. A failed `src` is not requested again. */
  fallback: ReactNode
  className?: string
}

/**
 * Time in ms after which a picture that is still loading shimmers, and then fades in. A picture that loads sooner
 * appears at once. Each opacity animation puts the picture, and everything painted above it, on a compositor layer.
 * Such layers drop frames while the user scrolls or drags a card.
 */
const LATE_MS = 200

// Sets an attribute instead of React state, because a state change would re-render the component for every loaded
// picture.
const markAsLoaded = (image: HTMLImageElement) => {
  image.dataset.loaded = ''
}

function watchLoading(image: HTMLImageElement) {
  // A cached picture may finish loading before React attaches the load handler.
  if (image.complete && image.naturalWidth > 0) markAsLoaded(image)
  const timer = setTimeout(() => {
    if (image.dataset.loaded === undefined) image.dataset.late = ''
  }, LATE_MS)
  return () => clearTimeout(timer)
}

/**
 * Shows a card's picture, loaded lazily at the displayed size. A slow picture shimmers in the hue of its card, then
 * fades in.
 */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, imageY = 50, fit = 'cover', hasPreview, fallback, className } = props
  const imageUrl = useImageUrl()
  const previewUrl = useMemo(() => (hasPreview && src ? loadedPictureUrl(src) : undefined), [hasPreview, src])
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  if (typeof src !== 'string' || !src || failedSrc === src) return fallback

  const url = imageUrl(src, { width, height })
  if (!url) return fallback
  const doubleDensityUrl = imageUrl(src, { width: 2 * width, height: 2 * height })
  const style = { objectPosition: `50% ${Number.isFinite(imageY) ? imageY : 50}%` }
  const picture = (
    <img
      ref={watchLoading}
      className={clsx(styles.picture, styles[fit], className)}
      src={url}
      srcSet={doubleDensityUrl === url ? undefined : `${url} 1x, ${doubleDensityUrl} 2x`}
      alt={alt}
      style={style}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget }) => {
        markAsLoaded(currentTarget)
        rememberLoadedPicture(src, currentTarget.currentSrc || url)
      }}
      onError={() => setFailedSrc(src)}
    />
  )
  if (!previewUrl) return picture
  return (
    <span className={styles.stack}>
      {picture}
      <img className={clsx(styles.preview, styles[fit])} src={previewUrl} alt="" style={style} draggable={false} />
    </span>
  )
}
