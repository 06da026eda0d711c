import { useEffect, useRef, useState } from 'react'
import { type UploadStage, uploadPicture } from '@/model/pictures/uploadPicture'
import { useAppDispatch } from '@/store/hooks'

/** A file on its way to become the picture of a card. */
export type Upload = {
  name: string
  stage: UploadStage | { stage: 'uploaded'; image: string } | { stage: 'failed' }
}

type Running = { controller: AbortController; image: Promise<string | undefined>; isKept: boolean }

/**
 * Uploads one file at a time for a card. A new file, or the end of the tool, aborts the upload, unless `keep` was called.
 * @returns `image` of `keep` resolves to the path of the temporary picture; undefined after a failure, which is told
 */
export function useUpload(cardId: string) {
  const dispatch = useAppDispatch()
  const [upload, setUpload] = useState<Upload>()
  const running = useRef<Running>(undefined)

  const cancel = () => {
    if (!running.current?.isKept) running.current?.controller.abort()
  }
  useEffect(() => cancel, [])

  const start = (file: File) => {
    cancel()
    const controller = new AbortController()
    const isCurrent = () => running.current?.controller === controller && !controller.signal.aborted
    const show = (stage: Upload['stage']) => setUpload((last) => (last && isCurrent() ? { ...last, stage } : last))
    setUpload({ name: file.name, stage: { stage: 'reading' } })
    const image = dispatch(uploadPicture(cardId, file, { signal: controller.signal, onStage: show }))
    running.current = { controller, image, isKept: false }
    void image.then((path) => show(path === undefined ? { stage: 'failed' } : { stage: 'uploaded', image: path }))
  }

  /** Lets the upload go on after the tool has closed. */
  const keep = (): Promise<string | undefined> => {
    if (!running.current) return Promise.resolve(undefined)
    running.current.isKept = true
    return running.current.image
  }

  return { upload, start, keep }
}
