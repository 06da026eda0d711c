import { act, cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { type Descendant, Editor, Node, type Path, type Text, Transforms } from 'slate'
import { Editable, ReactEditor, Slate } from 'slate-react'
import { expect, test, vi } from 'vitest'
import { arbitraryDocument } from '@/testing/arbitraryDocument'
import { editorOf } from '@/testing/editorState'
import { type HeartboardEditor, type Mark, marks } from '../model/types'
import { renderElement, renderLeaf, renderText } from './elements'

function renderTexts(editor: HeartboardEditor) {
  render(
    <Slate editor={editor} initialValue={editor.children}>
      <Editable aria-label="Text" renderElement={renderElement} renderLeaf={renderLeaf} renderText={renderText} />
    </Slate>,
  )
  return { editor, page: screen.getByRole('textbox') }
}

const renderHtml = (html: string) => renderTexts(editorOf(html))

/** Renders a copy in which no two nodes are the same object, because Slate finds elements by node. */
function renderBlocks(blocks: Descendant[]) {
  const editor = editorOf('')
  editor.children = JSON.parse(JSON.stringify(blocks)) as Descendant[]
  return renderTexts(editor)
}

const firstText = (editor: HeartboardEditor): [Text, Path] => {
  for (const entry of Node.texts(editor)) return entry
  throw new Error('The document is empty.')
}

/** Returns the element of a text, and the text node into which the browser inserts characters. */
function pieceOf(editor: HeartboardEditor, path: Path) {
  const element = ReactEditor.toDOMNode(editor, Node.get(editor, path))
  return { element, node: document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as globalThis.Text }
}

/**
 * Returns the visible text of an element, without zero-width characters and without the extra line break after the last
 * line.
 */
function shownIn(editor: HeartboardEditor, text: Text, path: Path): string {
  const { element } = pieceOf(editor, path)
  const shown = (element.textContent ?? '').replaceAll('\uFEFF', '')
  return shown === `${text.text}\n` && text.text.endsWith('\n') ? text.text : shown
}

const textsOutOfVoids = (editor: HeartboardEditor) =>
  [...Node.texts(editor)].filter(([, path]) => !Editor.void(editor, { at: path }))

test.each([
  ['a text', 'Leaf', '<span>Leaf</span>'],
  ['a mark', '<strong>Leaf</strong>', '<strong>Leaf</strong>'],
  ['marks', '<strong><u><code>Leaf</code></u></strong>', '<strong><u><code>Leaf</code></u></strong>'],
  ['a tooltip', '<span title="Tip">Leaf</span>', '<span title="Tip">Leaf</span>'],
  ['a tooltip and a mark', '<span title="Tip"><em>Leaf</em></span>', '<em title="Tip">Leaf</em>'],
])('%s is rendered without an element beside its marks', (_, html, expected) => {
  const { page } = renderHtml(`<p>${html}</p>`)
  const paragraph = page.querySelector('p')
  expect(paragraph?.innerHTML.replaceAll(/ data-slate-\w+="[^"]*"/g, '')).toBe(expected)
})

test.each([
  ['an empty text', '<p></p>', '\uFEFF'],
  ['a text that ends in a line break', '<p>Leaf<br><br></p>', 'Leaf\n\n'],
])('%s has the characters that a caret needs there', (_, html, expected) => {
  const { page } = renderHtml(html)
  expect(page.querySelector('[data-slate-leaf]')).toHaveProperty('textContent', expected)
})

test('a mark for the next character stands beside the caret, so that composed text shows it', async () => {
  const { editor, page } = renderHtml('<p>Leaf|</p>')
  await act(async () => editor.addMark('bold', true))
  expect(page.querySelector('strong > [data-slate-mark-placeholder]')).not.toBeNull()
  await act(async () => editor.insertText('y'))
  expect(page.querySelector('strong')).toHaveTextContent('y')
  expect(page.querySelector('[data-slate-mark-placeholder]')).toBeNull()
})

test('a text node that the browser has changed already stays, so that spelling marks and composition last', async () => {
  const { editor } = renderHtml('<p>Leaf|</p>')
  const [, path] = firstText(editor)
  const { element, node } = pieceOf(editor, path)
  node.data = 'Leafy'
  await act(async () => editor.insertText('y'))
  expect(element.firstChild).toBe(node)
  expect(element.textContent).toBe('Leafy')
})

test.each([
  ['replaced', (node: globalThis.Text) => node.replaceWith('Leafy')],
  ['split', (node: globalThis.Text) => void node.splitText(2)],
  ['removed', (node: globalThis.Text) => node.remove()],
])('a text whose text node was %s can be emptied and written again', async (_, change) => {
  const { editor, page } = renderHtml('<p>Leaf|</p>')
  const [, path] = firstText(editor)
  change(pieceOf(editor, path).node)
  await act(async () => Transforms.delete(editor, { at: Editor.range(editor, path) }))
  expect(shownIn(editor, ...firstText(editor))).toBe('')
  await act(async () => editor.insertText('Root'))
  expect(page.querySelector('p')).toHaveProperty('textContent', 'Root')
})

test('a text keeps its element when it no longer ends in a line break: a keyboard may be composing in it', async () => {
  const { editor } = renderHtml('<p>Leaf<br><br></p>')
  const [, path] = firstText(editor)
  const { element } = pieceOf(editor, path)
  await act(async () => Transforms.insertText(editor, 'y', { at: Editor.end(editor, path) }))
  expect(pieceOf(editor, path).element).toBe(element)
  expect(shownIn(editor, ...firstText(editor))).toBe('Leaf\ny')
})

test('text in Android composition is not replaced until committed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)')
  const isComposing = vi.spyOn(ReactEditor, 'isComposing').mockReturnValue(true)
  const { editor } = renderHtml('<p>Leaf|</p>')
  const [, path] = firstText(editor)
  const { element, node } = pieceOf(editor, path)
  await act(async () => {
    node.data = 'Leaf and'
    getSelection()?.collapse(node, 8)
    editor.insertText('!')
  })
  expect(element.textContent).toBe('Leaf and')
  isComposing.mockReturnValue(false)
  await act(async () => editor.insertText('?'))
  expect(element.textContent).toBe('Leaf!?')
})

const numRuns = process.env.FULL_TESTS ? 300 : 12

test('each point of a document has its place on the page, which leads to the same point', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      const { editor } = renderBlocks(blocks)
      for (const [text, path] of textsOutOfVoids(editor)) {
        for (let offset = 0; offset <= text.text.length; offset += 1) {
          const place = ReactEditor.toDOMPoint(editor, { path, offset })
          expect(ReactEditor.toSlatePoint(editor, place, { exactMatch: false, suppressThrow: false })).toEqual({
            path,
            offset,
          })
        }
      }
      cleanup()
    }),
    { numRuns },
  )
}, 60_000)

type Edit = { at: number; kind: 'type' | 'typeOnPage' | 'break' | 'clear' | 'splitOnPage' | Mark }
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('type', 'typeOnPage', 'break', 'clear', 'splitOnPage', ...marks),
})

function applyEdit(editor: HeartboardEditor, { at, kind }: Edit): void {
  const texts = textsOutOfVoids(editor)
  const [text, path] = texts[at % texts.length] ?? firstText(editor)
  const end = { path, offset: text.text.length }
  const { node } = pieceOf(editor, path)
  if (kind === 'type') Transforms.insertText(editor, 'a', { at: end })
  else if (kind === 'typeOnPage') {
    if (text.text && !text.text.endsWith('\n')) node.data += 'a'
    Transforms.insertText(editor, 'a', { at: end })
  } else if (kind === 'break') Transforms.insertText(editor, '\n', { at: end })
  else if (kind === 'clear') Transforms.delete(editor, { at: Editor.range(editor, path) })
  else if (kind === 'splitOnPage') node.splitText(Math.floor(node.length / 2))
  else
    Transforms.setNodes(
      editor,
      { [kind]: true },
      {
        at: { anchor: { path, offset: 0 }, focus: end },
        match: (found: Descendant | Editor) => 'text' in found,
        split: true,
      },
    )
}

test('after any edits the page shows the texts of the document', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, fc.array(edit, { maxLength: 12 }), async (blocks, edits) => {
      const { editor } = renderBlocks(blocks)
      for (const one of edits) {
        await act(async () => applyEdit(editor, one))
        for (const [text, path] of textsOutOfVoids(editor)) expect(shownIn(editor, text, path)).toBe(text.text)
      }
      cleanup()
    }),
    { numRuns },
  )
}, 60_000)
