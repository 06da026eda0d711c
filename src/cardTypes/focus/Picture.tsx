import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { useImageUrl } from '../rules/imageUrl'
import styles from './Picture.module.css'

export type PictureProps = {
  /** Path of the picture or an absolute URL; null renders the fallback. */
  src: string | null
  /** Empty for a decorative picture. */
  alt: string
  /** CSS px; `srcset` offers twice the size for 2x screens. */
  width: number
  height: number
  /** Vertical focus, 0 to 100 percent. */
  imageY?: number
  /** As CSS object-fit. */
  fit?: 'cover' | 'contain'
  /** Rendered when there is no picture or it fails to load; a failed `src` is not retried. */
  fallback: ReactNode
  className?: string
}

/**
 * ms of loading after which a picture shimmers and then fades in. A picture that loads sooner appears at once. Each opacity animation makes
 * a compositor layer of the picture and everything painted above. Such layers drop frames while rows scroll in or a card is dragged.
 */
const LATE_MS = 200

// Sets an attribute instead of state: state would re-render for every picture that arrives.
const markAsLoaded = (image: HTMLImageElement) => {
  image.dataset.loaded = ''
}

function watchLoading(image: HTMLImageElement) {
  // A cached picture may be complete before React attaches the load handler.
  if (image.complete && image.naturalWidth > 0) markAsLoaded(image)
  const timer = setTimeout(() => {
    if (image.dataset.loaded === undefined) image.dataset.late = ''
  }, LATE_MS)
  return () => clearTimeout(timer)
}

/** A card's picture, requested in the size at which it is shown; lazy. A late picture shimmers in the hue of its card, then fades in. */
export function Picture({ src, alt, width, height, imageY = 50, fit = 'cover', fallback, className }: PictureProps) {
  const imageUrl = useImageUrl()
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  if (typeof src !== 'string' || !src || failedSrc === src) return fallback

  const url = imageUrl(src, { width, height })
  if (!url) return fallback
  const doubleDensityUrl = imageUrl(src, { width: 2 * width, height: 2 * height })
  return (
    <img
      ref={watchLoading}
      className={clsx(styles.picture, styles[fit], className)}
      src={url}
      srcSet={doubleDensityUrl === url ? undefined : `${url} 1x, ${doubleDensityUrl} 2x`}
      alt={alt}
      style={{ objectPosition: `50% ${Number.isFinite(imageY) ? imageY : 50}%` }}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget }) => markAsLoaded(currentTarget)}
      onError={() => setFailedSrc(src)}
    />
  )
}
