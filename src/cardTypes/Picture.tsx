import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { useImageUrl } from './imageUrl'
import styles from './Picture.module.css'

export type PictureProps = {
  /** Path of the picture or an absolute address; null shows the fallback. */
  src: string | null
  /** Empty for a decorative picture. */
  alt: string
  /** CSS px; screens of double density are offered twice as much. */
  width: number
  height: number
  /** Vertical focus, 0 to 100 percent. */
  imageY?: number
  /** Cover fills its place; contain shows all of the picture. */
  fit?: 'cover' | 'contain'
  /** Drawn instead when there is no picture or it cannot be loaded; swapped in once. */
  fallback: ReactNode
  className?: string
}

/** A card's picture, in the size of its place. */
export function Picture({ src, alt, width, height, imageY = 50, fit = 'cover', fallback, className }: PictureProps) {
  const imageUrl = useImageUrl()
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  if (!src || failedSrc === src) return fallback

  const url = imageUrl(src, { width, height })
  const doubleDensityUrl = imageUrl(src, { width: 2 * width, height: 2 * height })
  return (
    <img
      className={clsx(styles.picture, styles[fit], className)}
      src={url}
      srcSet={doubleDensityUrl === url ? undefined : `${url} 1x, ${doubleDensityUrl} 2x`}
      alt={alt}
      style={{ objectPosition: `50% ${imageY}%` }}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
    />
  )
}
