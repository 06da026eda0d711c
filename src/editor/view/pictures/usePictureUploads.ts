import { useState } from 'react'
import { Editor, type Point, type PointRef, type Range, Transforms } from 'slate'
import { announce } from '@/lib/announce'
import { warnBeforeUnload } from '@/lib/drafts/warnBeforeUnload'
import { preparePicture } from '@/lib/pictures/preparePicture'
import { type FileProblem, isPictureFile, MAX_INLINE_BYTES, sizeProblemOf } from '@/lib/pictures/pictureRules'
import { useTranslation } from '@/i18n/i18n'
import { insertImage } from '../../model/inlines'
import type { HeartboardEditor } from '../../model/types'
import { useEditorOnPage } from './editorOnPage'

export type PictureUpload = {
  id: number
  name: string
  status: 'uploading' | 'failed' | 'tooLarge' | 'notAnImage'
  file: File
  /** Insertion point of the picture. It moves when the text around it changes. */
  place: PointRef
}

let lastId = 0

function statusOf(file: File): PictureUpload['status'] {
  if (!isPictureFile(file)) return 'notAnImage'
  return sizeProblemOf(file.size, MAX_INLINE_BYTES) === 'tooLarge' ? 'tooLarge' : 'uploading'
}

const PROBLEM_STATUSES: Readonly<Record<FileProblem, PictureUpload['status']>> = {
  empty: 'notAnImage',
  notAPicture: 'notAnImage',
  tooLarge: 'tooLarge',
  tooManyPixels: 'failed',
  unreadable: 'failed',
}

const isIn = (editor: Editor, { path, offset }: Point) =>
  Editor.hasPath(editor, path) && Editor.string(editor, path).length >= offset

/**
 * Inserts a picture without moving the caret.
 * @param place if null, or no longer in the text, the picture is inserted at the end
 */
function insertAt(editor: Editor, src: string, place: Point | null): void {
  const caret = editor.selection && Editor.rangeRef(editor, editor.selection)
  Transforms.select(editor, place && isIn(editor, place) ? place : Editor.end(editor, []))
  insertImage(editor, { src })
  const before = caret?.unref()
  if (before) Transforms.select(editor, before)
}

export type PictureUploadOptions = {
  /** Resolves to the address of the picture for use in the text. */
  uploadPicture: (picture: Blob) => Promise<string>
  /**
   * Called with each upload, which continues after the editor is closed. The promise settles once the picture is in the
   * text or has failed.
   */
  onUpload: (upload: Promise<void>) => void
  /** Called with the error text if a picture failed after its editor was closed. */
  onLateFailure: (text: string) => void
}

type UploadOptions = PictureUploadOptions & {
  editor: HeartboardEditor
  /** Id of the text. When an upload ends, another editor may show the text. */
  textId: string
  /** Called when a picture was inserted into a text that no editor shows any more. */
  onLateChange: () => void
}

/**
 * Uploads pictures into the text. Each is inserted once the server has stored it, even if the card is closed by then. A
 * failed picture stays in the list, so that the user can retry.
 */
export function usePictureUploads(options: UploadOptions) {
  const { editor, textId, uploadPicture, onUpload, onLateChange, onLateFailure } = options
  const { t } = useTranslation()
  const [uploads, setUploads] = useState<PictureUpload[]>([])
  const editorOnPage = useEditorOnPage(textId, editor)

  const change = (id: number, status: PictureUpload['status']) =>
    setUploads((list) => list.map((entry) => (entry.id === id ? { ...entry, status } : entry)))

  const remove = ({ id, place }: PictureUpload) => {
    place.unref()
    setUploads((list) => list.filter((entry) => entry.id !== id))
  }

  const sendAndInsert = async (entry: PictureUpload) => {
    const fail = (status: PictureUpload['status']) => {
      change(entry.id, status)
      if (editorOnPage() !== editor) onLateFailure(t('editor.image.failed', { name: entry.name }))
    }
    const prepared = await preparePicture(entry.file, { maxBytes: MAX_INLINE_BYTES })
    if ('problem' in prepared) return fail(PROBLEM_STATUSES[prepared.problem])
    try {
      const src = await uploadPicture(prepared.file)
      const shown = editorOnPage()
      insertAt(shown ?? editor, src, entry.place.current)
      if (!shown) onLateChange()
      announce(t('editor.image.added'))
      remove(entry)
    } catch {
      fail('failed')
    }
  }

  const send = (entry: PictureUpload) => {
    const upload = sendAndInsert(entry)
    warnBeforeUnload(upload)
    onUpload(upload)
  }

  /** @param place by default the caret, or the end of the text if there is no caret */
  const add = (files: readonly File[], place: Range | null = editor.selection) => {
    const at = Editor.end(editor, place ?? [])
    const added = files.map((file): PictureUpload => {
      lastId += 1
      const name = file.name || t('editor.image.pictureName')
      return { id: lastId, name, status: statusOf(file), file, place: Editor.pointRef(editor, at) }
    })
    setUploads((list) => [...list, ...added])
    for (const entry of added) if (entry.status === 'uploading') send(entry)
  }

  const retry = (entry: PictureUpload) => {
    change(entry.id, 'uploading')
    send(entry)
  }

  return { uploads, add, retry, remove }
}

/**
 * Returns the pictures of a paste or drop. Returns none for formatted text, because it already contains its pictures.
 */
export function pictureFilesOf({ files, types }: DataTransfer): File[] {
  const pictures = [...files].filter(isPictureFile)
  // `text/plain` indicates formatted text. HTML does not, because browsers copy a picture of a web page as a file and
  // as HTML.
  return types.includes('text/plain') ? [] : pictures
}
