/**
 * Arithmetic of moving a picture behind its frames. A position is the vertical part of CSS `object-position`: 0 shows
 * the top of the picture, 100 its bottom.
 */

const clamp = (position: number): number => Math.min(100, Math.max(0, position))

/**
 * Returns the hidden height of a picture that covers a frame, in heights of the frame; 0 if nothing is hidden above and
 * below. Ratios are width / height.
 */
export const slackOf = (frameRatio: number, pictureRatio: number): number =>
  pictureRatio > 0 ? Math.max(0, frameRatio / pictureRatio - 1) : 0

/**
 * Returns the position after the picture was dragged. Dragged down, the picture shows more of its top.
 * @param distance px, positive for down
 * @param hiddenHeight px of the picture outside the frame
 */
export const dragged = (position: number, distance: number, hiddenHeight: number): number =>
  hiddenHeight > 0 ? clamp(position - (100 * distance) / hiddenHeight) : position

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Returns the position after a key, or undefined if the key does not move the picture. Shift makes ten steps of one. */
export function movedByKey(position: number, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  if (key === 'Home') return 0
  if (key === 'End') return 100
  const step = STEPS[key]
  return step === undefined ? undefined : clamp(Math.round(position) + step * (shiftKey ? 10 : 1))
}

/**
 * Returns the size and the upper edge of a picture that covers its frame, in percent of the frame's width and height.
 * The edges match `object-fit: cover` with this position.
 */
export function coverOf(frameRatio: number, pictureRatio: number, position: number) {
  const slack = slackOf(frameRatio, pictureRatio)
  const width = slack > 0 ? 100 : Math.max(100, (100 * pictureRatio) / frameRatio)
  return { width, height: 100 * (1 + slack), left: (100 - width) / 2, top: -slack * position }
}
