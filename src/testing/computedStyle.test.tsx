/** Tests `installQuickStyles`. Test files share the cache of displays, so each element here has a unique name. */
import { expect, test } from 'vitest'

const displayOf = (html: string) => {
  document.body.innerHTML = html
  return getComputedStyle(document.body.firstElementChild as Element).display
}

test.each([
  ['<address hidden></address>', '<address></address>'],
  ['<details open popover></details>', '<details open></details>'],
  ['<dialog></dialog>', '<dialog open></dialog>'],
])('%s is not rendered and %s is, whichever is asked first', (hidden, rendered) => {
  const displays = [displayOf(hidden), displayOf(rendered), displayOf(hidden)]
  expect(displays).toEqual(['none', 'block', 'none'])
})

test.each([
  ['<blockquote></blockquote>', '<blockquote hidden></blockquote>'],
  ['<fieldset></fieldset>', '<fieldset hidden></fieldset>'],
])('%s is rendered and %s is not', (rendered, hidden) => {
  const displays = [displayOf(rendered), displayOf(hidden), displayOf(rendered)]
  expect(displays).toEqual(['block', 'none', 'block'])
})
