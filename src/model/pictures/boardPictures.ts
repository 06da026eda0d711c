/** Makes cards of dropped or pasted pictures: three at a time, at most ten (B-388, C-039). */
import { nanoid } from '@reduxjs/toolkit'
import { cardsApi } from '@/api/cards/cards'
import { stackToAddTo } from '@/api/cards/stackToAddTo'
import { errorText, isHandledGlobally, toApiError } from '@/api/core/errors'
import { perApp } from '@/api/core/perApp'
import { imagesApi } from '@/api/images'
import { selectPermissions } from '@/api/user'
import { currentTranslation, loadTexts } from '@/i18n/i18n'
import { messageText } from '@/i18n/messageText'
import { isPictureFile } from '@/lib/pictures/pictureRules'
import type { AppThunk } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import { changeFailureOf } from './pictureFailure'
import { runPictureWork } from './pictureWork'
import { sendPictureFile } from './uploadPicture'

/** Maximum number of pictures of one drop or paste. */
const MAX_BOARD_PICTURES = 10
/** Number of pictures that are sent at the same time. */
const AT_ONCE = 3

/** True if the person may add pictures to the board (C-306). */
const mayAddBoardPictures = (permissions: readonly string[]): boolean =>
  permissions.includes('board.format.image.create')

/** Returns the pictures of a drop or paste, and those beyond the limit. Other files are left out. */
function boardPicturesOf(files: readonly File[]): { accepted: File[]; surplus: File[] } {
  const pictures = files.filter(isPictureFile)
  return { accepted: pictures.slice(0, MAX_BOARD_PICTURES), surplus: pictures.slice(MAX_BOARD_PICTURES) }
}

/** Returns the title of a picture's card: the file's name without its extension. */
const titleOfFile = ({ name }: Pick<File, 'name'>): string => name.replace(/\.\w{2,5}$/, '').trim() || name

/** Files that could not be added, by the id of their snackbar's action. */
const failedFilesOf = perApp(() => new Map<string, { file: File; parentId: string | null }>())

type Reason = Snackbar['text'] | undefined

/** Creates the card, uploads the file and puts it on the card. A failure deletes the card. */
const addPicture =
  (file: File, parentId: string | null): AppThunk<Promise<{ reason: Reason } | undefined>> =>
  async (dispatch) => {
    const create = cardsApi.endpoints.createCard.initiate(
      {
        type: 'imageupload',
        data: { title: titleOfFile(file), body: '' },
        position: 0,
        stack_board_id: parentId,
      },
      { track: false },
    )
    const { data: card, error } = await dispatch(create)
    if (!card) {
      const failure = toApiError(error)
      return { reason: isHandledGlobally(failure) ? undefined : errorText(failure, 'image.message.uploadError') }
    }
    const failed = await dispatch(
      runPictureWork(card.id, 'user_upload', async (): Promise<{ reason: Reason } | undefined> => {
        const uploaded = await dispatch(sendPictureFile(card.id, file))
        if (uploaded.kind !== 'uploaded') return { reason: uploaded.kind === 'failed' ? uploaded.text : undefined }
        const replace = imagesApi.endpoints.replaceImage.initiate(
          { cardId: card.id, image: uploaded.image, source: 'user_upload' },
          { track: false },
        )
        const { error: refusal } = await dispatch(replace)
        if (!refusal) return undefined
        const failure = changeFailureOf(toApiError(refusal))
        return { reason: failure.kind === 'told' ? undefined : failure.text }
      }),
    )
    if (failed) await dispatch(cardsApi.endpoints.removeCards.initiate({ cardIds: [card.id] }, { track: false }))
    return failed
  }

/** Adds one picture. A failure names the file and offers 'Try again'. */
const addOrTell =
  (file: File, parentId: string | null): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const failed = await dispatch(addPicture(file, parentId))
    if (!failed) return
    const { t } = currentTranslation()
    const { reason } = failed
    const words = reason === undefined ? '' : messageText(t, reason)
    const id = nanoid()
    failedFilesOf(services).set(id, { file, parentId })
    dispatch(
      snackbarShown({
        kind: 'danger',
        text: { key: 'image.message.cardError', values: { name: file.name, reason: words } },
        action: { name: 'retryBoardPicture', labelKey: 'image.tryAgain', id },
      }),
    )
  }

/**
 * Makes a card of each picture among the files, in the open stack if the person may add there, else on My Board.
 * Pictures beyond the tenth are named.
 * @param openStackId null for My Board
 */
export const addBoardPictures =
  (files: readonly File[], openStackId: string | null): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { accepted, surplus } = boardPicturesOf(files)
    if (accepted.length === 0 || !mayAddBoardPictures(selectPermissions(getState()))) return
    await loadTexts('pictures')
    const parentId = await dispatch(stackToAddTo(openStackId))
    if (surplus.length > 0)
      dispatch(
        snackbarShown({
          kind: 'warning',
          text: {
            key: 'image.message.tooMany',
            values: {
              count: surplus.length,
              max: MAX_BOARD_PICTURES,
              names: surplus.map(({ name }) => name).join(', '),
            },
          },
        }),
      )
    if (parentId === null && openStackId !== null)
      dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.savedToMyBoard' } }))
    const waiting = [...accepted]
    const work = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await dispatch(addOrTell(file, parentId))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

/** Sends a file again that could not be added. */
export const retryBoardPicture =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const failed = failedFilesOf(services).get(id)
    failedFilesOf(services).delete(id)
    if (failed) await dispatch(addOrTell(failed.file, failed.parentId))
  }
