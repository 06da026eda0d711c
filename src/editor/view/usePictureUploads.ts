import { useState } from 'react'
import { Editor, type PointRef, type Range, Transforms } from 'slate'
import { announce } from '@/lib/announce'
import { useTranslation } from '@/i18n/i18n'
import { insertImage } from '../model/inlines'

/** Bytes; the server refuses larger pictures in a text (C-399). */
const MAX_BYTES = 5 * 1024 * 1024

export type PictureUpload = {
  id: number
  name: string
  status: 'uploading' | 'failed' | 'tooLarge' | 'notAnImage'
  file: File
  /** Where the picture will stand; it moves with the text around it. */
  place: PointRef
}

let lastId = 0

function statusOf(file: File): PictureUpload['status'] {
  if (!file.type.startsWith('image/')) return 'notAnImage'
  return file.size > MAX_BYTES ? 'tooLarge' : 'uploading'
}

/** Inserts a picture without moving a caret that is elsewhere by now. */
function insertAt(editor: Editor, src: string, place: PointRef): void {
  const caret = editor.selection && Editor.rangeRef(editor, editor.selection)
  Transforms.select(editor, place.current ?? Editor.end(editor, []))
  insertImage(editor, { src })
  const before = caret?.unref()
  if (before) Transforms.select(editor, before)
}

/**
 * Uploads pictures into the text. Each stands in the text once the server has it; one that fails stays in the list, to be tried again.
 * @param upload resolves to the address of the picture for the text
 */
export function usePictureUploads(editor: Editor, upload: (picture: Blob) => Promise<string>) {
  const { t } = useTranslation()
  const [uploads, setUploads] = useState<PictureUpload[]>([])

  const change = (id: number, status: PictureUpload['status']) =>
    setUploads((list) => list.map((entry) => (entry.id === id ? { ...entry, status } : entry)))

  const remove = ({ id, place }: PictureUpload) => {
    place.unref()
    setUploads((list) => list.filter((entry) => entry.id !== id))
  }

  const send = async (entry: PictureUpload) => {
    try {
      const src = await upload(entry.file)
      insertAt(editor, src, entry.place)
      announce(t('editor.image.added'))
      remove(entry)
    } catch {
      change(entry.id, 'failed')
    }
  }

  /** @param place default: the caret, else the end of the text */
  const add = (files: readonly File[], place: Range | null = editor.selection) => {
    const at = Editor.end(editor, place ?? [])
    const added = files.map((file): PictureUpload => {
      lastId += 1
      const name = file.name || t('editor.image.pictureName')
      return { id: lastId, name, status: statusOf(file), file, place: Editor.pointRef(editor, at) }
    })
    setUploads((list) => [...list, ...added])
    for (const entry of added) if (entry.status === 'uploading') void send(entry)
  }

  const retry = (entry: PictureUpload) => {
    change(entry.id, 'uploading')
    void send(entry)
  }

  return { uploads, add, retry, remove }
}

/** The pictures of a paste or a drop; none when it brings formatted text, which has its pictures in it. */
export function pictureFilesOf({ files, types }: DataTransfer): File[] {
  const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
  // A picture that is copied on a web page comes as a file and as HTML; only the file can be stored.
  return types.includes('text/plain') ? [] : pictures
}
