export const textBox = () => {
  const box = document.querySelector<HTMLElement>('[data-slate-editor]')
  if (!box) throw new Error('No editor is rendered.')
  return box
}

/** Finds the text node that contains `text`, and where `text` begins in it. */
function findText(text: string): [node: Text, offset: number] {
  const walker = document.createTreeWalker(textBox(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const offset = node.data.indexOf(text)
    if (offset !== -1) return [node, offset]
  }
  throw new Error(`"${text}" is not in the editor.`)
}

/** Sets the selection of the page and waits for `selectionchange`. */
async function select(anchorAt: number, text: string): Promise<void> {
  textBox().focus()
  const [node, offset] = findText(text)
  const isTold = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }))
  document.getSelection()?.setBaseAndExtent(node, offset + anchorAt, node, offset + text.length)
  await isTold
}

export const selectText = (text: string): Promise<void> => select(0, text)

export const caretAfter = (text: string): Promise<void> => select(text.length, text)

/** Pastes a file at the caret. */
export function pasteFile(file: File): void {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  textBox().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Types at the caret. Scripts cannot press real keys, so it dispatches the events that the editor handles. */
export function typeText(text: string): void {
  for (const data of text) {
    const input = { inputType: 'insertText', data, bubbles: true, cancelable: true }
    textBox().dispatchEvent(new InputEvent('beforeinput', input))
    textBox().dispatchEvent(new InputEvent('input', input))
  }
}
