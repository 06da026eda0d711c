import { drawScene } from '@mocks/images/drawScene'

export function pictureUrl(name: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawScene(name, { width: 880, height: 660 }))}`
}
