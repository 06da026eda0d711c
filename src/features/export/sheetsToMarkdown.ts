import type { CardSheet } from '@/cardTypes/sheet/cardSheet'
import { htmlToMarkdown } from './htmlToMarkdown'

const asMarkdown = (text: string) => {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return htmlToMarkdown(paragraph.outerHTML)
}

const pictureMarkdown = ({ picture, title }: CardSheet) => {
  if (!picture) return ''
  const image = document.createElement('img')
  image.setAttribute('src', picture)
  image.setAttribute('alt', title)
  return htmlToMarkdown(image.outerHTML)
}

/** Joins the sheets of a card, or of a stack with its cards, into one Markdown document (D-0072). */
export const sheetsToMarkdown = (sheets: readonly CardSheet[]): string =>
  `${sheets
    .flatMap((sheet) => [
      `${'#'.repeat(Math.min(6, sheet.level))} ${asMarkdown(sheet.title)}`,
      sheet.subtitle && `*${asMarkdown(sheet.subtitle)}*`,
      pictureMarkdown(sheet),
      htmlToMarkdown(sheet.html, sheet.level),
    ])
    .filter(Boolean)
    .join('\n\n')}\n`
