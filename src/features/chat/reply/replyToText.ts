import { replyToHtml } from './markdown'

const BLOCKS = 'p, h1, h2, h3, h4, h5, li, blockquote, pre, tr, hr'

/**
 * Converts a reply to plain text for the clipboard and for reading aloud. Each paragraph, item and table row is a line, code keeps its
 * indentation, and formulas are TeX (D-3123).
 */
export async function replyToText(markdown: string): Promise<string> {
  const { body } = new DOMParser().parseFromString(await replyToHtml(markdown), 'text/html')
  for (const math of body.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? math.textContent)
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  for (const row of body.querySelectorAll('tr'))
    row.textContent = [...row.cells].map((cell) => cell.textContent.trim()).join('\t')
  for (const item of body.querySelectorAll('ul > li')) item.prepend('- ')
  for (const list of body.querySelectorAll('ol'))
    [...list.children].forEach((item, index) => item.prepend(`${index + 1}. `))
  for (const block of body.querySelectorAll(BLOCKS)) block.after('\n')
  return body.textContent
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
