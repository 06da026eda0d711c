import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDroppedFiles } from './useDroppedFiles'

const picture = new File(['x'], 'pond.png', { type: 'image/png' })
const folder = new File([], 'holiday')

const fileItem = (file: File) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => ({ isDirectory: file === folder }),
})
/** A web page's picture that is copied as HTML. */
const htmlItem = { kind: 'string', type: 'text/html', getAsFile: () => null }

type Place = { isActive?: boolean; layer?: string; onFiles?: (files: File[]) => void }

const ignore = () => undefined

function Board({ isActive = true, layer, onFiles = ignore }: Place) {
  const isOver = useDroppedFiles(isActive, onFiles)
  return (
    <main data-over={isOver}>
      <p>Cards</p>
      <input aria-label="Title" />
      {layer ? <div role={layer} aria-label="Layer" /> : null}
    </main>
  )
}

function give(kind: 'drop' | 'paste', items: unknown[], target: string, place: Place = {}) {
  const onFiles = vi.fn<(files: File[]) => void>()
  render(<Board {...place} onFiles={onFiles} />)
  const element = target === 'Title' ? screen.getByRole('textbox') : screen.getByText('Cards')
  const transfer = { types: ['Files'], items }
  const event =
    kind === 'drop'
      ? createEvent.drop(element, { dataTransfer: transfer })
      : createEvent.paste(element, { clipboardData: transfer })
  fireEvent(element, event)
  return { names: onFiles.mock.calls.flatMap(([files]) => files.map(({ name }) => name)), event }
}

test.each(['drop', 'paste'] as const)('a %s beside the texts gives its files, without folders and words', (kind) => {
  const { names, event } = give(kind, [htmlItem, fileItem(folder), fileItem(picture)], 'Cards')
  expect(names).toEqual(['pond.png'])
  expect(event.defaultPrevented).toBe(true)
})

test.each([
  ['a picture copied as HTML', [htmlItem], 'Cards', {}],
  ['a folder', [fileItem(folder)], 'Cards', {}],
  ['a picture pasted in a field', [fileItem(picture)], 'Title', {}],
  ['a picture while a dialog is open', [fileItem(picture)], 'Cards', { layer: 'dialog' }],
  ['a picture while a menu is open', [fileItem(picture)], 'Cards', { layer: 'menu' }],
  ['a picture while the board is covered', [fileItem(picture)], 'Cards', { isActive: false }],
])('%s gives nothing, and stays with the browser', (_, items, target, place) => {
  const { names, event } = give('paste', items, target, place)
  expect(names).toEqual([])
  expect(event.defaultPrevented).toBe(false)
})

test('files dragged over the page are shown until they leave it, and never open in the browser', () => {
  render(<Board />)
  const cards = screen.getByText('Cards')
  const isOver = () => screen.getByRole('main').dataset.over
  const transfer = { types: ['Files'], dropEffect: 'none' }
  const over = createEvent.dragOver(cards, { dataTransfer: transfer })
  fireEvent(cards, over)
  expect([isOver(), over.defaultPrevented, transfer.dropEffect]).toEqual(['true', true, 'copy'])
  fireEvent(cards, new MouseEvent('dragleave', { bubbles: true }))
  expect(isOver()).toBe('false')
  fireEvent.dragOver(cards, { dataTransfer: { types: ['text/html'] } })
  expect(isOver()).toBe('false')
})

test('a dialog refuses files dragged over it', () => {
  render(<Board layer="dialog" />)
  const transfer = { types: ['Files'], dropEffect: 'copy' }
  const over = createEvent.dragOver(screen.getByRole('dialog'), { dataTransfer: transfer })
  fireEvent(screen.getByRole('dialog'), over)
  expect([over.defaultPrevented, transfer.dropEffect]).toEqual([true, 'none'])
  expect(screen.getByRole('main').dataset.over).toBe('false')
})
