import { drawScene } from '@mocks/images/drawScene'

/** Returns a picture of the mock server as a data URL. */
export function pictureUrl(name: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawScene(name, { width: 880, height: 660 }))}`
}
