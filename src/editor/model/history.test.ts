// @vitest-environment jsdom

import { Editor, Transforms } from 'slate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editorOf, htmlOf, type } from '@/testing/editorState'
import { resetEditor } from './createHeartboardEditor'
import { htmlToBlocks } from './htmlToBlocks'
import { toggleMark } from './marks'
import { MAX_STEPS } from './withHistory'

const tick = () => Promise.resolve()

describe('undo and redo', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('takes typing back word by word, and restores the caret', async () => {
    const editor = editorOf('<p>leaf|</p>')
    await type(editor, ' and root')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>leaf and |</p>')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>leaf|</p>')
    expect(editor.canUndo()).toBe(false)
    editor.redo()
    editor.redo()
    expect(htmlOf(editor)).toBe('<p>leaf and root|</p>')
    expect(editor.canRedo()).toBe(false)
  })

  it('drops no step while the steps that a new change discards make room', async () => {
    const editor = editorOf('<p>|</p>')
    const chapter = 'x'.repeat(3_000_000)
    await type(editor, 'leaf')
    for (const _ of ['first', 'second']) {
      editor.beginStep()
      Transforms.insertText(editor, chapter)
      await tick()
      editor.undo()
    }
    editor.beginStep()
    Transforms.insertText(editor, chapter)
    editor.undo()
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>|</p>')
  })

  it('a pause, and a caret that was moved, begin another step', async () => {
    const editor = editorOf('<p>|</p>')
    await type(editor, 'le')
    vi.advanceTimersByTime(1500)
    await type(editor, 'af')
    Transforms.select(editor, { path: [0, 0], offset: 0 })
    await type(editor, 'a')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>|leaf</p>')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>le|</p>')
  })

  it('a caret that was moved in the same event as the key begins another step', async () => {
    const editor = editorOf('<p>leaf|</p>')
    await type(editor, 's')
    Transforms.select(editor, { path: [0, 0], offset: 0 })
    editor.insertText('a')
    await tick()
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>|leafs</p>')
  })

  it('a command is one step, with the selection that it had', async () => {
    const editor = editorOf('<p>a[le</p><h1>af]b</h1>')
    toggleMark(editor, 'bold')
    await tick()
    editor.deleteFragment()
    await tick()
    expect(htmlOf(editor)).toBe('<p>a|b</p>')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>a<strong>[le</strong></p><h1><strong>af]</strong>b</h1>')
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>a[le</p><h1>af]b</h1>')
  })

  it('typing after an undo forgets what was undone', async () => {
    const editor = editorOf('<p>|</p>')
    await type(editor, 'a')
    editor.undo()
    await type(editor, 'b')
    expect(editor.canRedo()).toBe(false)
    editor.redo()
    expect(htmlOf(editor)).toBe('<p>b|</p>')
  })

  it('1,000 steps can be undone and redone, and no more', async () => {
    const editor = editorOf('<p>|</p>')
    for (let step = 0; step <= MAX_STEPS; step += 1) {
      if (step % 7 === 0) editor.insertBreak()
      else editor.insertText(`${step} `)
      editor.beginStep()
      await tick()
    }
    const written = htmlOf(editor)
    let undone = 0
    for (; editor.canUndo(); undone += 1) editor.undo()
    expect(undone).toBe(1000)
    expect(Editor.string(editor, [])).toBe('')
    for (; editor.canRedo(); undone -= 1) editor.redo()
    expect(undone).toBe(0)
    expect(htmlOf(editor)).toBe(written)
  }, 60_000)

  it('steps that hold too much are forgotten, the last one never', async () => {
    const editor = editorOf('<p>|</p>')
    for (let step = 0; step < 8; step += 1) {
      editor.insertText('x'.repeat(1_000_000))
      editor.beginStep()
      await tick()
    }
    let undone = 0
    for (; editor.canUndo(); undone += 1) editor.undo()
    expect(undone).toBe(5)
  })

  it('a new document of the server has no history, and keeps the caret in unchanged blocks', () => {
    const editor = editorOf('<p>first</p><p>seco|nd</p>')
    editor.insertText('x')
    resetEditor(editor, htmlToBlocks('<h1>new</h1><p>first</p><p>secoxnd</p>'))
    expect(editor.canUndo()).toBe(false)
    expect(htmlOf(editor)).toBe('<h1>new</h1><p>first</p><p>secox|nd</p>')
  })
})
