import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { type Descendant, Transforms } from 'slate'
import { Editable, Slate } from 'slate-react'
import { expect, test } from 'vitest'
import { renderChunk } from '../workarounds/chunkLayers'
import { createHeartboardEditor } from './createHeartboardEditor'
import { is } from './schema'
import type { HeartboardEditor } from './types'

const paragraph = (text: string): Descendant => ({ type: 'paragraph', children: [{ text }] })

/** Renders an editor in StrictMode. Its chunks are small, so that a few blocks already make many chunks. */
function renderChunks(count: number) {
  const editor = createHeartboardEditor()
  editor.getChunkSize = (node) => ('selection' in node ? 4 : null)
  const names = Array.from({ length: count }, (_, index) => `b${index}`)
  const { container } = render(
    <StrictMode>
      <Slate editor={editor} initialValue={names.map(paragraph)}>
        <Editable renderChunk={renderChunk} />
      </Slate>
    </StrictMode>,
  )
  const shown = () =>
    [...container.querySelectorAll('[data-slate-node="element"]')].map(({ textContent }) => textContent)
  return {
    editor,
    shown,
    chunks: () => container.querySelectorAll('[data-slate-chunk]').length,
  }
}

const textsOf = ({ children }: HeartboardEditor) =>
  children.map((block) =>
    is('paragraph')(block) ? block.children.map((text) => ('text' in text ? text.text : '')).join('') : '',
  )

const path = (index: number) => [index]
const changes: Record<string, (editor: HeartboardEditor) => void> = {
  'a block at the start': (editor) => Transforms.insertNodes(editor, paragraph('new'), { at: path(0) }),
  'many blocks in the middle': (editor) =>
    Transforms.insertNodes(
      editor,
      Array.from({ length: 30 }, (_, index) => paragraph(`n${index}`)),
      { at: path(13) },
    ),
  'blocks removed across chunks': (editor) => {
    for (let removed = 0; removed < 9; removed += 1) Transforms.removeNodes(editor, { at: path(6) })
  },
  'a block moved far': (editor) => Transforms.moveNodes(editor, { at: path(2), to: path(33) }),
  'a block split': (editor) => Transforms.splitNodes(editor, { at: { path: [9, 0], offset: 1 } }),
  'another document': (editor) => {
    for (let removed = editor.children.length - 1; removed > 0; removed -= 1)
      Transforms.removeNodes(editor, { at: path(0) })
  },
}

// slate-react's chunks once got into the wrong order when StrictMode rendered twice (ianstormtaylor/slate#5988).
test.each(Object.keys(changes))(
  'chunks in StrictMode show the document after %s, and after it was undone',
  async (name) => {
    const { editor, shown, chunks } = renderChunks(40)
    expect(chunks()).toBeGreaterThan(9)
    await act(async () => changes[name]?.(editor))
    expect(shown()).toEqual(textsOf(editor))
    await act(async () => editor.undo())
    expect(editor.children).toHaveLength(40)
    expect(shown()).toEqual(textsOf(editor))
  },
)
