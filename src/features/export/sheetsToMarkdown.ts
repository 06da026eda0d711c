import type { CardSheet } from '@/cardTypes/sheet/cardSheet'
import { htmlToMarkdown, type PictureFiles } from './htmlToMarkdown'

const asMarkdown = (text: string) => {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return htmlToMarkdown(paragraph.outerHTML)
}

const pictureMarkdown = ({ picture, title }: CardSheet, files?: PictureFiles) => {
  if (!picture) return ''
  const image = document.createElement('img')
  image.setAttribute('src', picture)
  image.setAttribute('alt', title)
  return htmlToMarkdown(image.outerHTML, 0, files)
}

/**
 * Joins the sheets of a card, or of a stack with its cards, into one Markdown document (D-0072).
 * @param files pictures that lie beside the document; all others remain links
 */
export const sheetsToMarkdown = (sheets: readonly CardSheet[], files?: PictureFiles): string =>
  `${sheets
    .flatMap((sheet) => [
      `${'#'.repeat(Math.min(6, sheet.level))} ${asMarkdown(sheet.title)}`,
      sheet.subtitle && `*${asMarkdown(sheet.subtitle)}*`,
      pictureMarkdown(sheet, files),
      htmlToMarkdown(sheet.html, sheet.level, files),
    ])
    .filter(Boolean)
    .join('\n\n')}\n`
