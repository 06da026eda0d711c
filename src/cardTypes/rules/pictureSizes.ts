import type { ImageSize } from '@/api/imageUrl'

/**
 * Sizes of pictures (C-480 to C-486, D-3005). `ratio` is the displayed one, width by height; undefined fills the height.
 * `asked` is requested from the server, in CSS px.
 */
export const PICTURE_SIZES = {
  /** Tile and frame of an open card. */
  small: { ratio: 4 / 3, asked: { width: 300, height: 300 } },
  /** Result of a search. */
  medium: { ratio: 1.05, asked: { width: 315, height: 300 } },
  /** Picture that was made. */
  large: { ratio: 1, asked: { width: 600, height: 600 } },
  /** Preview of a chosen picture. */
  replace: { ratio: 1.6, asked: { width: 800, height: 500 } },
  /** Banner, whose full height is covered. */
  cover: { ratio: undefined, asked: { width: 880, height: 330 } },
} as const satisfies Readonly<Record<string, { ratio: number | undefined; asked: ImageSize }>>

export type PictureSize = keyof typeof PICTURE_SIZES
