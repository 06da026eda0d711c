import { render, screen } from '@testing-library/react'
import { Editable, Slate } from 'slate-react'
import { expect, test, vi } from 'vitest'
import { editorOf, htmlOf } from '@/testing/editorState'
import { renderElement, renderLeaf, renderText } from '../elements'
import { handleBeforeInput } from './handleBeforeInput'
import type { ToolId } from '../toolbar/tools'

function renderHtml(html: string) {
  const editor = editorOf(html)
  const run = vi.fn<(id: ToolId) => void>()
  render(
    <Slate editor={editor} initialValue={editor.children}>
      <Editable aria-label="Text" renderElement={renderElement} renderLeaf={renderLeaf} renderText={renderText} />
    </Slate>,
  )
  const text = screen.getByRole('textbox')
  return {
    editor,
    run,
    /** Fires `beforeinput` on a word of the text, as a browser does. */
    input: (
      inputType: string,
      { data = null, transferred, over = '' }: { data?: string | null; transferred?: string; over?: string } = {},
    ) => {
      const event = new Event('beforeinput', { cancelable: true })
      const node = [...text.querySelectorAll('[data-slate-string]')]
        .map(({ firstChild }) => firstChild as Text)
        .find(({ data: words }) => words.includes(over))
      const startOffset = node?.data.indexOf(over) ?? 0
      const inputEvent = Object.assign(event, {
        inputType,
        data,
        dataTransfer: transferred === undefined ? null : { getData: () => transferred },
        getTargetRanges: () =>
          node && over
            ? [
                {
                  startContainer: node,
                  startOffset,
                  endContainer: node,
                  endOffset: startOffset + over.length,
                  collapsed: false,
                },
              ]
            : [],
      })
      return {
        isTaken: handleBeforeInput(editor, inputEvent as unknown as InputEvent, run) === true,
        isPrevented: event.defaultPrevented,
      }
    },
  }
}

test.each([
  ['formatBold', 'bold'],
  ['formatItalic', 'italic'],
  ['formatUnderline', 'underline'],
  ['formatStrikeThrough', 'strikethrough'],
  ['formatSubscript', 'sub'],
  ['formatSuperscript', 'sup'],
])('%s of the system runs %s', (inputType, tool) => {
  const { input, run } = renderHtml('<p>One|</p>')
  expect(input(inputType)).toEqual({ isTaken: true, isPrevented: true })
  expect(run).toHaveBeenCalledExactlyOnceWith(tool)
})

test.each([
  ['as data', { data: 'light' }],
  ['as a transfer, as Chrome does', { transferred: 'light' }],
])('a corrected word keeps the marks of the one it replaces, and is one step: %s', (_, word) => {
  const { editor, input } = renderHtml('<p>Plants need <strong>ligth</strong> and air.|</p>')
  expect(input('insertReplacementText', { ...word, over: 'ligth' }).isTaken).toBe(true)
  expect(htmlOf(editor)).toBe('<p>Plants need <strong>light|</strong> and air.</p>')
  editor.undo()
  expect(htmlOf(editor).replaceAll(/[|[\]]/g, '')).toBe('<p>Plants need <strong>ligth</strong> and air.</p>')
})

test('typing, deleting, pasting and a correction without a range are left to Slate', () => {
  const { input, run } = renderHtml('<p>One|</p>')
  for (const type of ['insertText', 'deleteContentBackward', 'insertFromPaste', 'insertReplacementText']) {
    expect(input(type, { data: 'a' })).toEqual({ isTaken: false, isPrevented: false })
  }
  expect(run).not.toHaveBeenCalled()
})
