/** Uploads a picture from the device (C-289 to C-293, C-386, C-465 to C-467). */
import { toApiError } from '@/api/core/errors'
import { imagesApi } from '@/api/images'
import type { TextKey } from '@/i18n/textParts'
import { type FileProblem, MAX_UPLOAD_BYTES } from '@/lib/pictures/pictureRules'
import { preparePicture } from '@/lib/pictures/preparePicture'
import { pictureWorkAdvanced } from '@/store/pictureWorkSlice'
import type { AppThunk } from '@/store/rootReducer'
import type { Snackbar } from '@/store/snackbarsSlice'
import { uploadFailureOf } from './pictureFailure'
import { abortWith, runPictureWork, showPictureFailure } from './pictureWork'

/** `reading`: the file is being checked and converted; its end is unknown. `sending`: `file` has passed the checks. */
export type UploadStage = { stage: 'reading' } | { stage: 'sending'; file: File; progress: number | null }

/** `image` is the path of the temporary picture. `failed`: nothing has been told yet if there is a `text`. */
export type UploadedPicture =
  | { kind: 'uploaded'; image: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; text: Snackbar['text'] | undefined; cause?: unknown }

type UploadOptions = {
  signal?: AbortSignal | undefined
  onStage?: ((stage: UploadStage) => void) | undefined
}

const PROBLEM_TEXTS: Readonly<Record<FileProblem, TextKey>> = {
  tooLarge: 'image.message.fileSize',
  empty: 'image.message.uploadError',
  notAPicture: 'image.message.uploadError',
  tooManyPixels: 'image.message.uploadError',
  unreadable: 'image.message.uploadError',
}

/** Checks and converts a file and uploads it. Tells nothing, see `uploadPicture`. */
export const sendPictureFile =
  (cardId: string, file: File, { signal, onStage }: UploadOptions = {}): AppThunk<Promise<UploadedPicture>> =>
  async (dispatch) => {
    onStage?.({ stage: 'reading' })
    const prepared = await preparePicture(file, { maxBytes: MAX_UPLOAD_BYTES, signal })
    if (signal?.aborted) return { kind: 'cancelled' }
    if ('problem' in prepared) return { kind: 'failed', text: { key: PROBLEM_TEXTS[prepared.problem] } }
    const { file: image } = prepared
    onStage?.({ stage: 'sending', file: image, progress: null })
    const call = dispatch(
      imagesApi.endpoints.uploadImage.initiate(
        {
          cardId,
          image,
          onUploadProgress: ({ sentBytes, totalBytes }) =>
            onStage?.({ stage: 'sending', file: image, progress: totalBytes > 0 ? sentBytes / totalBytes : null }),
        },
        { track: false },
      ),
    )
    abortWith(signal, call)
    const { data: path, error } = await call
    if (path !== undefined) return { kind: 'uploaded', image: path }
    if (signal?.aborted) return { kind: 'cancelled' }
    const failure = uploadFailureOf(toApiError(error))
    return { kind: 'failed', text: failure.kind === 'told' ? undefined : failure.text, cause: error }
  }

/**
 * Uploads a file for a card. The upload goes on if the card is closed, until `signal` aborts it. A failure is told.
 * @returns the path of the temporary picture, which `choosePicture` gives to the card; undefined after a failure
 */
export const uploadPicture =
  (cardId: string, file: File, { signal, onStage }: UploadOptions = {}): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const uploaded = await dispatch(
      runPictureWork(cardId, 'user_upload', (id) =>
        dispatch(
          sendPictureFile(cardId, file, {
            signal,
            onStage(stage) {
              onStage?.(stage)
              if (stage.stage === 'sending' && stage.progress !== null)
                dispatch(pictureWorkAdvanced({ id, progress: stage.progress }))
            },
          }),
        ),
      ),
    )
    if (uploaded.kind === 'failed' && uploaded.text)
      await dispatch(showPictureFailure(cardId, { kind: 'snackbar', text: uploaded.text }, uploaded.cause))
    return uploaded.kind === 'uploaded' ? uploaded.image : undefined
  }
