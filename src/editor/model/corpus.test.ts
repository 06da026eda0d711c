// @vitest-environment jsdom

import { Editor, Transforms } from 'slate'
import { expect, test } from 'vitest'
import { blocksToHtml } from './blocksToHtml'
import ckeditor from './corpus/ckeditor.json'
import googleDocs from './corpus/googleDocs.json'
import notion from './corpus/notion.json'
import quill from './corpus/quill.json'
import tinymce from './corpus/tinymce.json'
import word from './corpus/word.json'
import { createHeartboardEditor } from './createHeartboardEditor'
import { htmlToBlocks } from './htmlToBlocks'

const programs = Object.entries({ word, googleDocs, tinymce, ckeditor, quill, notion })
const corpus = programs.flatMap(([program, bodies]) => bodies.map(({ name, body }) => [program, name, body] as const))

/** Elements that may occur inside a word. */
const INLINE = 'a b i u s em strong sub sup span font code var cite mark label del ins strike small o:p kbd math'.split(
  ' ',
)
const NOT_WORDS = 'iframe, script, style'

/** A letter that occurs in none of the bodies. */
const LETTER = 'Ω'

const parsed = (html: string): HTMLElement => {
  const container = document.implementation.createHTMLDocument('').createElement('div')
  container.innerHTML = html
  return container
}

/** Returns the words in order. Words of two lines, cells or items are always separate. */
function wordsOf(html: string): string[] {
  const container = parsed(html)
  for (const element of container.querySelectorAll(NOT_WORDS)) element.remove()
  for (const element of container.querySelectorAll('*')) {
    if (INLINE.includes(element.localName)) continue
    element.before(' ')
    element.after(' ')
  }
  return (container.textContent ?? '').split(/\s+/).filter(Boolean)
}

const attributesOf = (html: string, selector: string, name: string) =>
  [...parsed(html).querySelectorAll(selector)].map((element) => element.getAttribute(name))

/** Returns the HTML that is saved after one letter was typed at the end of the text. */
function withOneLetter(body: string): string {
  const editor = createHeartboardEditor()
  editor.children = htmlToBlocks(body)
  Transforms.select(editor, Editor.end(editor, []))
  editor.insertText(LETTER)
  return blocksToHtml(editor.children)
}

test('the corpus has 60 bodies of six programs', () => {
  expect(corpus).toHaveLength(60)
})

test.each(corpus)('%s, %s: one typed letter loses no word', (_program, _name, body) => {
  const saved = withOneLetter(body)
  expect(saved).toContain(LETTER)
  expect(wordsOf(saved.replace(LETTER, ''))).toEqual(wordsOf(body))
})

test.each(corpus)('%s, %s: lists, pictures, captions and code stay what they are', (_program, _name, body) => {
  const saved = withOneLetter(body)
  const startsOf = (html: string) => attributesOf(html, 'ol', 'start').map((start) => (start === '1' ? null : start))
  expect(startsOf(saved)).toEqual(startsOf(body))
  expect(attributesOf(saved, 'img', 'src')).toEqual(attributesOf(body, 'img', 'src'))
  expect(attributesOf(saved, 'img[width]', 'width')).toEqual(
    expect.arrayContaining(attributesOf(body, 'img[width]', 'width')),
  )
  expect(parsed(saved).querySelectorAll('caption')).toHaveLength(parsed(body).querySelectorAll('caption').length)
  expect(attributesOf(saved, '[class^="language-"]', 'class')).toEqual(
    attributesOf(body, '[class^="language-"]', 'class'),
  )
})
