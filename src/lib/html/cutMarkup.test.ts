import { expect, test } from 'vitest'
import { cutMarkup } from './cutMarkup'

const item = '<li><strong>Leaf</strong>: it makes <em>sugar</em>.</li>'

test.each([
  ['a lesson of 500 list items', `<h2>Plants</h2><ul>${item.repeat(500)}</ul>`],
  ['paragraphs without end tags', '<p>Plants make food.'.repeat(500)],
  ['a table of 300 rows', `<table>${'<tr><td>1<td>2<td>3'.repeat(300)}</table>`],
  ['a drawing of 500 paths', `<svg>${'<path d="M0 0 L1 1" fill="none"/>'.repeat(500)}</svg>`],
  ['a formula', `<math>${'<mrow><mi>x</mi></mrow>'.repeat(300)}</math>`],
  ['text with signs', '1 < 2 > 0 & "so on" '.repeat(500)],
  ['nothing', ''],
])('%s is not cut', (_, html) => {
  expect(cutMarkup(html)).toEqual({ markup: html, isCut: false })
})

test.each([
  ['text', 'a', 100_000],
  ['nested formatting', '<b>', 65 * 3],
  ['nested elements of a formula', '<mrow>', 65 * 6],
  ['elements', '<b></b>', 2501 * 7],
  ['misnested formatting', '<b><i></b>', 500 * 10],
  ['paragraphs that open their formatting again', `<b a>${'<i b>'.repeat(20)}${'<p>x'.repeat(9)}`, 4001],
  ['self-closing formatting in a drawing', '<svg><b/>', 65 * 9],
])('%s in excess are cut', (_, piece, most) => {
  const html = piece.repeat(Math.ceil(1_000_000 / piece.length))
  const { markup, isCut } = cutMarkup(html)
  expect(isCut).toBe(true)
  expect(markup.length).toBeLessThanOrEqual(most)
  expect(html.startsWith(markup)).toBe(true)
})

test.each([
  ['attributes', `<b ${'a1 '.repeat(1000)}>`],
  ['attributes behind a quotation mark', `<b " ${'a1 '.repeat(1000)}" >`],
  ['attributes behind an equals sign', `<b ="${'a1 '.repeat(1000)}" >`],
])('a tag of a thousand %s is left out', (_, tag) => {
  expect(cutMarkup(`<p>kept</p>${tag}x`)).toEqual({ markup: '<p>kept</p>', isCut: true })
})
