// @vitest-environment jsdom

import { ReactEditor } from 'slate-react'
import { describe, expect, it, vi } from 'vitest'
import { editorOf, htmlOf, type } from '@/testing/editorState'

describe('markdown while typing', () => {
  it.each([
    ['# ', '<p>|</p>', '<h1>|</h1>'],
    ['##### leaf', '<p>|</p>', '<h5>leaf|</h5>'],
    ['## ', '<p>|leaf</p>', '<h2>|leaf</h2>'],
    ['###### ', '<p>|</p>', '<p>###### |</p>'],
    ['- ', '<p>|leaf</p>', '<ul><li>|leaf</li></ul>'],
    ['* leaf\nroot', '<p>|</p>', '<ul><li>leaf</li><li>root|</li></ul>'],
    ['1. ', '<p>|leaf</p>', '<ol><li>|leaf</li></ol>'],
    ['1) ', '<p>|leaf</p>', '<ol><li>|leaf</li></ol>'],
    ['2. ', '<p>|leaf</p>', '<p>2. |leaf</p>'],
    ['> ', '<p>|leaf</p>', '<blockquote>|leaf</blockquote>'],
    ['``` ', '<p>|</p>', '<pre><code>|</code></pre>'],
    ['```\nx', '<p>|</p>', '<pre><code>x|</code></pre>'],
    ['---', '<p>|</p>', '<hr><p>|</p>'],
    ['---', '<p>|leaf</p>', '<p>---|leaf</p>'],
    ['- ', '<ul><li>|leaf</li></ul>', '<ul><li>- |leaf</li></ul>'],
    ['# ', '<ul><li>|leaf</li></ul>', '<ul><li><h1>|leaf</h1></li></ul>'],
    ['# - ', '<pre><code>|</code></pre>', '<pre><code># - |</code></pre>'],
    ['**leaf** x', '<p>|</p>', '<p><strong>leaf</strong> x|</p>'],
    ['*leaf*', '<p>a |</p>', '<p>a <em>leaf|</em></p>'],
    ['_leaf_,', '<p>|</p>', '<p><em>leaf</em>,|</p>'],
    ['~~leaf~~', '<p>|</p>', '<p><s>leaf|</s></p>'],
    ['(`x`)', '<p>|</p>', '<p>(<code>x</code>)|</p>'],
    ['2*3*4', '<p>|</p>', '<p>2*3*4|</p>'],
    ['snake_case_name', '<p>|</p>', '<p>snake_case_name|</p>'],
    ['a * b * c', '<p>|</p>', '<p>a * b * c|</p>'],
    ['****', '<p>|</p>', '<p>****|</p>'],
    ['`x`', '<pre><code>|</code></pre>', '<pre><code>`x`|</code></pre>'],
    ['*', '<p>*the <strong>big</strong> leaf|</p>', '<p><em>the <strong>big</strong> leaf|</em></p>'],
  ])('%j in %s', async (typed, before, after) => {
    const editor = editorOf(before)
    await type(editor, typed)
    expect(htmlOf(editor)).toBe(after)
  })

  it.each([
    ['# ', '<p># |</p>'],
    ['- ', '<p>- |</p>'],
    ['*a*', '<p>*a*|</p>'],
    ['---', '<p>---|</p>'],
  ])('one undo after %j brings the characters back', async (typed, after) => {
    const editor = editorOf('<p>|</p>')
    await type(editor, typed)
    editor.undo()
    expect(htmlOf(editor).replaceAll('&nbsp;', ' ')).toBe(after)
  })

  it('a whole word from a phone counts as its last character', () => {
    const editor = editorOf('<p>|</p>')
    editor.insertText('**leaf**')
    expect(htmlOf(editor)).toBe('<p><strong>leaf|</strong></p>')
  })

  it('text in Android composition stays plain: the next key replaces the whole text', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)')
    const isComposing = vi.spyOn(ReactEditor, 'isComposing').mockReturnValue(true)
    const editor = editorOf('<p>|</p>')
    editor.insertText('**leaf**')
    expect(htmlOf(editor)).toBe('<p>**leaf**|</p>')
    isComposing.mockReturnValue(false)
    editor.insertText(' *root*')
    expect(htmlOf(editor)).toBe('<p>**leaf** <em>root|</em></p>')
  })
})
