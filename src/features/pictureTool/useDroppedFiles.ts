import { useEffect, useEffectEvent, useState } from 'react'
import { isTextInput } from '@/lib/isTextInput'
import { OPEN_LAYERS } from '@/lib/shortcuts'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** True for a place that takes pictures itself, or in which the browser pastes. */
const keepsFiles = ({ target, defaultPrevented }: Event) =>
  defaultPrevented || isTextInput(target) || document.querySelector(OPEN_LAYERS) !== null

/**
 * Returns the files of a drop or a paste. A dropped folder has no type, and is left out with every other item that is no
 * file.
 */
function filesOf(transfer: DataTransfer | null): File[] {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  return items.flatMap((item) => (item.webkitGetAsEntry?.()?.isDirectory ? [] : (item.getAsFile() ?? [])))
}

/**
 * Receives files that are dropped or pasted anywhere on the page, but not in a text, a dialog or a menu.
 * @param isActive false registers nothing
 * @returns true while files are dragged over the page
 */
export function useDroppedFiles(isActive: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const receive = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    if (keepsFiles(event)) return
    const files = filesOf(transfer)
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })

  useEffect(() => {
    if (!isActive) return
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      const isKept = keepsFiles(event)
      setIsOver(!isKept)
      if (event.defaultPrevented || isTextInput(event.target)) return
      // Without this, the browser would leave the app and open the file.
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = isKept ? 'none' : 'copy'
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setIsOver(false)
      if (hasFiles(event)) receive(event, event.dataTransfer)
    }
    const onPaste = (event: ClipboardEvent) => receive(event, event.clipboardData)
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      setIsOver(false)
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [isActive])

  return isActive && isOver
}
