// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { editorOf, htmlOf } from '@/testing/editorState'
import { isTooLongToEdit } from './htmlToBlocks'
import { handleTab, historyStepFor } from './keys'
import type { EditorKey } from './textShortcuts'
import type { HeartboardEditor } from './types'

const keyOf = (key: string, modifiers: Partial<EditorKey> = {}): EditorKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
})

const pressTab = (editor: HeartboardEditor, modifiers?: Partial<EditorKey>) =>
  handleTab(editor, keyOf('Tab', modifiers))

const actions: Record<string, (editor: HeartboardEditor) => unknown> = {
  Enter: (editor) => editor.insertBreak(),
  'Shift+Enter': (editor) => editor.insertSoftBreak(),
  Backspace: (editor) => editor.deleteBackward('character'),
  Delete: (editor) => (editor.selection ? editor.deleteForward('character') : undefined),
  Cut: (editor) => editor.deleteFragment(),
  Tab: (editor) => pressTab(editor),
  'Shift+Tab': (editor) => pressTab(editor, { shiftKey: true }),
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`

describe('keys', () => {
  it.each([
    ['Enter', '<p>le|af</p>', '<p>le</p><p>|af</p>'],
    ['Enter', '<h1>leaf|</h1>', '<h1>leaf</h1><p>|</p>'],
    ['Enter', '<h1>|leaf</h1>', '<p><br></p><h1>|leaf</h1>'],
    ['Enter', '<h1>le|af</h1>', '<h1>le</h1><h1>|af</h1>'],
    ['Enter', '<p title="tip">le|af</p>', '<p title="tip">le</p><p>|af</p>'],
    ['Enter', '<p>l[ea]f</p>', '<p>l</p><p>|f</p>'],
    ['Enter', '<ul><li>le|af</li></ul>', '<ul><li>le</li><li>|af</li></ul>'],
    ['Enter', '<ul><li>a</li><li>|</li></ul>', '<ul><li>a</li></ul><p>|</p>'],
    ['Enter', '<ul><li>a</li><li>|</li><li>b</li></ul>', '<ul><li>a</li></ul><p>|</p><ul><li>b</li></ul>'],
    ['Enter', '<ul><li>a<ul><li>|</li></ul></li></ul>', '<ul><li>a</li><li>|</li></ul>'],
    ['Enter', '<ul><li>a|<ul><li>b</li></ul></li></ul>', '<ul><li>a</li><li>|<ul><li>b</li></ul></li></ul>'],
    ['Enter', '<blockquote><p>a</p><p>|</p></blockquote>', '<blockquote>a</blockquote><p>|</p>'],
    ['Enter', '<pre><code>a|b</code></pre>', '<pre><code>a\n|b</code></pre>'],
    ['Enter', '<pre><code>a\n\n|</code></pre>', '<pre><code>a</code></pre><p>|</p>'],
    ['Enter', table(row('a|b', 'c')), table(row('<p>a</p><p>|b</p>', 'c'))],
    ['Enter', table(row('|a', 'c')), `<p>|</p>${table(row('a', 'c'))}`],
    ['Shift+Enter', '<p>le|af</p>', '<p>le<br>|af</p>'],
    ['Shift+Enter', '<ul><li>le|af</li></ul>', '<ul><li>le<br>|af</li></ul>'],
    ['Backspace', '<h1>|leaf</h1>', '<p>|leaf</p>'],
    ['Backspace', '<p>a</p><h1>|leaf</h1>', '<p>a</p><p>|leaf</p>'],
    ['Backspace', '<p>a</p><p>|leaf</p>', '<p>a|leaf</p>'],
    ['Backspace', '<ul><li>a</li><li>|b</li></ul>', '<ul><li>a</li></ul><p>|b</p>'],
    ['Backspace', '<ul><li>|a</li><li>b</li></ul>', '<p>|a</p><ul><li>b</li></ul>'],
    [
      'Backspace',
      '<ul><li>a<ul><li>|b</li><li>c</li></ul></li></ul>',
      '<ul><li>a</li><li>|b<ul><li>c</li></ul></li></ul>',
    ],
    ['Backspace', '<blockquote>|a</blockquote>', '<p>|a</p>'],
    ['Backspace', '<pre><code>|a\nb</code></pre><p>c</p>', '<p>|a<br>b</p><p>c</p>'],
    ['Backspace', table(row('a', '|b')), table(row('a', '|b'))],
    ['Backspace', '<p>a</p><hr><p>|b</p>', '<p>a</p><p>|b</p>'],
    ['Backspace', `${table(row('a'))}<p>|</p><p>b</p>`, `${table(row('a|'))}<p>b</p>`],
    ['Backspace', `${table(row('a'))}<p>|b</p>`, `${table(row('a'))}<p>|b</p>`],
    ['Delete', table(row('a|', 'b')), table(row('a|', 'b'))],
    ['Delete', `<p>|</p>${table(row('a'))}`, table(row('|a'))],
    ['Cut', '<p>[a</p><h1>b]</h1>', '<p>|</p>'],
    ['Cut', `<h1>[a</h1>${table(row('b]', 'c'))}`, `<h1>|</h1>${table(row('', 'c'))}`],
    ['Cut', `<p>x[a</p><p>b</p>${table(row('c', 'd]e'))}`, `<p>x|</p>${table(row('', 'e'))}`],
    ['Cut', table(row('a[b', 'c'), row('d', 'e]f')), table(row('a|', ''), row('', 'f'))],
    ['Cut', `${table(row('a[b', 'c'))}<p>d</p><p>e]f</p>`, `${table(row('a|', ''))}<p>f</p>`],
    ['Cut', `<p>x[a</p>${table(row('b', 'c'))}<p>d]e</p>`, '<p>x|e</p>'],
    ['Tab', '<ul><li>a</li><li>b|</li></ul>', '<ul><li>a<ul><li>b|</li></ul></li></ul>'],
    ['Tab', '<ul><li>a<ol><li>b</li></ol></li><li>c|</li></ul>', '<ul><li>a<ol><li>b</li><li>c|</li></ol></li></ul>'],
    ['Tab', '<ul><li>a|</li></ul>', '<ul><li>a|</li></ul>'],
    ['Tab', '<ul><li>a</li><li>[b</li><li>c]</li></ul>', '<ul><li>a<ul><li>[b</li><li>c]</li></ul></li></ul>'],
    ['Shift+Tab', '<ul><li>a<ul><li>b|</li></ul></li></ul>', '<ul><li>a</li><li>b|</li></ul>'],
    ['Shift+Tab', '<ul><li>a<ul><li>[b</li><li>c]</li></ul></li></ul>', '<ul><li>a</li><li>[b</li><li>c]</li></ul>'],
    ['Tab', '<pre><code>a|</code></pre>', '<pre><code>a\t|</code></pre>'],
    ['Tab', table(row('a|', 'b')), table(row('a', '[b]'))],
    ['Tab', table(row('a', 'b|')), table(row('a', 'b'), row('|', ''))],
    ['Shift+Tab', table(row('a', '|b')), table(row('[a]', 'b'))],
    ['Tab', '<p>a|</p>', '<p>a|</p>'],
  ])('%s in %s', (key, before, after) => {
    const editor = editorOf(before)
    actions[key]?.(editor)
    expect(htmlOf(editor)).toBe(after)
  })

  it('lists nest only as deep as HTML is read', () => {
    const editor = editorOf('<ul><li>a</li><li>b|</li></ul>')
    for (let level = 0; level < 40; level += 1) {
      editor.insertBreak()
      editor.insertText('c')
      pressTab(editor)
    }
    const html = htmlOf(editor)
    expect(html.split('<ul>').length).toBeGreaterThan(12)
    expect(isTooLongToEdit(html.replace('c|', '<strong><em><u><code><sub>c</sub></code></u></em></strong>'))).toBe(
      false,
    )
  })

  it('Tab leads out of a text, and Shift+Tab out of the first cell', () => {
    expect(pressTab(editorOf('<p>a|</p>'))).toBe(false)
    expect(pressTab(editorOf(table(row('a|'))), { shiftKey: true })).toBe(false)
    expect(pressTab(editorOf(table(row('a|'))))).toBe(true)
    expect(pressTab(editorOf('<ul><li>a|</li></ul>'))).toBe(true)
    expect(pressTab(editorOf('<ul><li>a|</li></ul>'), { ctrlKey: true })).toBe(false)
  })

  it('Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo, and keys of the browser are left to it', () => {
    const editor = editorOf('<p>a|</p>')
    editor.insertText('b')
    const step = (key: string, modifiers: Partial<EditorKey>) => historyStepFor(editor, keyOf(key, modifiers))
    step('z', { ctrlKey: true })?.()
    expect(htmlOf(editor)).toBe('<p>a|</p>')
    step('y', { ctrlKey: true })?.()
    expect(htmlOf(editor)).toBe('<p>ab|</p>')
    step('z', { ctrlKey: true })?.()
    step('Z', { ctrlKey: true, shiftKey: true })?.()
    expect(htmlOf(editor)).toBe('<p>ab|</p>')
    expect(step('c', { ctrlKey: true })).toBeUndefined()
    expect(step('z', {})).toBeUndefined()
    expect(step('z', { ctrlKey: true, altKey: true })).toBeUndefined()
  })
})
