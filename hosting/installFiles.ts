/** Pictures of the installed app and of shared links, in `public/install`. `tests/tools/makeInstallPictures.ts` draws them. */

export type Picture = { file: string; width: number; height: number }

const square = (file: string, width: number): Picture => ({ file, width, height: width })

/** `maskable` icons fill their square, because the system cuts them into its own shape. */
export const ICONS = [
  { ...square('icon-192.png', 192), purpose: 'any' },
  { ...square('icon-512.png', 512), purpose: 'any' },
  { ...square('maskable-192.png', 192), purpose: 'maskable' },
  { ...square('maskable-512.png', 512), purpose: 'maskable' },
] as const

export const APPLE_ICON = square('apple-touch-icon.png', 180)
export const LINK_PICTURE = {
  file: 'link.png',
  width: 1200,
  height: 630,
  label: 'Heartboard and its five buddies',
} as const

export const SCREENSHOTS = [
  { file: 'board-wide.jpg', width: 1280, height: 800, form_factor: 'wide', label: 'The board of a teacher' },
  { file: 'board-narrow.jpg', width: 390, height: 844, form_factor: 'narrow', label: 'The board on a phone' },
] as const
