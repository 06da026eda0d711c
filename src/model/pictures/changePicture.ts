/** Replaces, removes and moves the picture of a card, with Undo (C-238 to C-244, C-392 to C-395). */
import type { Card } from '@/api/cards/card.schema'
import type { CardChange } from '@/api/cards/cards.contract'
import { cardsApi } from '@/api/cards/cards'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { toApiError } from '@/api/core/errors'
import { imagesApi } from '@/api/images'
import type { ImageSource } from '@/api/images.contract'
import { selectPermissions } from '@/api/user'
import { runOutsideSaver } from '@/editor/saving/savers'
import type { TextKey } from '@/i18n/textParts'
import { pictureWorkEnded, pictureWorkStarted } from '@/store/pictureWorkSlice'
import type { ReplacedPicture } from '@/store/replacedPicture'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { changeFailureOf } from './pictureFailure'
import { runPictureWork, showPictureFailure } from './pictureWork'

/** A picture that the person has chosen for a card. `image` is its path, as a search, a generation or an upload gives it. */
export type ChosenPicture = { image: string; source: ImageSource }

/** Vertical position that a replaced picture gets from the server, in percent. */
const CENTER_Y = 50
/** Time in ms for which a moved picture counts as loading (C-244). */
export const PAN_LOADING_MS = 3000

/** Returns the changed picture with what Undo needs. `before` is the card as it was. */
export const replacedPicture = (before: Card, put: string | null, source: ImageSource): ReplacedPicture => ({
  cardId: before.id,
  put,
  image: before.image,
  imageY: before.image_y,
  source,
  wasHidden: before.type === 'question' && !before.showImage,
})

/** Shows 'Picture replaced.' or 'Picture removed.' with Undo. A later change of the same card replaces the notice. */
export const offerPictureUndo = (
  picture: ReplacedPicture,
  key: TextKey = picture.put === null ? 'image.message.removed' : 'image.message.replaced',
) =>
  snackbarShown({
    kind: 'neutral',
    text: { key },
    action: { name: 'undoPicture', labelKey: 'board.undo', picture },
    replaceKey: `picture ${picture.cardId}`,
  })

type Sent = { error?: unknown }

/** Sends some fields of a card. */
const saveFields = (cardId: string, change: CardChange): AppThunk<Promise<Sent>> => {
  const save = cardsApi.endpoints.updateCard.initiate({ cardId, change }, { track: false })
  return (dispatch) => dispatch(save)
}

/** Sends the picture of a card, and then what a replacement alone does not bring. */
const sendPicture =
  (cardId: string, { image, source }: ChosenPicture, after: CardChange = {}): AppThunk<Promise<Sent>> =>
  async (dispatch) => {
    const replace = imagesApi.endpoints.replaceImage.initiate({ cardId, image, source }, { track: false })
    const { error } = await dispatch(replace)
    return error || Object.keys(after).length === 0 ? { error } : dispatch(saveFields(cardId, after))
  }

/**
 * Gives a card the chosen picture. The present picture sends nothing (C-239). A question shows its picture afterwards.
 * @returns true if the card has the picture; a failure leaves the old one and is told
 */
export const choosePicture =
  (cardId: string, chosen: ChosenPicture): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectCachedCard(getState(), cardId)
    if (before?.image === chosen.image) return true
    const isHidden = before?.type === 'question' && !before.showImage
    const send = () => dispatch(sendPicture(cardId, chosen, isHidden ? { showImage: true } : {}))
    const { error } = await dispatch(
      runPictureWork(cardId, chosen.source, () => dispatch(runOutsideSaver(cardId, send))),
    )
    if (error) {
      await dispatch(showPictureFailure(cardId, changeFailureOf(toApiError(error)), error))
      return false
    }
    if (before) dispatch(offerPictureUndo(replacedPicture(before, chosen.image, chosen.source)))
    return true
  }

/** Takes the picture of a card away, with Undo. `source` is one whose pictures the person may choose. */
export const removePicture =
  (cardId: string, source: ImageSource): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectCachedCard(getState(), cardId)
    if (!before?.image) return true
    const send = () => dispatch(saveFields(cardId, { image: null }))
    const { error } = await dispatch(runPictureWork(cardId, 'unknown', () => dispatch(runOutsideSaver(cardId, send))))
    if (error) await dispatch(showPictureFailure(cardId, changeFailureOf(toApiError(error)), error))
    else dispatch(offerPictureUndo(replacedPicture(before, null, source)))
    return !error
  }

/** Sends the picture before, then its position, which a replacement resets and which needs a permission of its own. */
const sendBack =
  ({ cardId, image, imageY, source, wasHidden }: ReplacedPicture): AppThunk<Promise<Sent>> =>
  async (dispatch, getState) => {
    const hidden: CardChange = wasHidden ? { showImage: false } : {}
    if (image === null) return dispatch(saveFields(cardId, { image: null, ...hidden }))
    const { error } = await dispatch(sendPicture(cardId, { image, source }, hidden))
    if (error || imageY === CENTER_Y || !selectPermissions(getState()).includes('board.format.image.edit'))
      return { error }
    const move = imagesApi.endpoints.repositionImage.initiate({ cardId, position: imageY }, { track: false })
    return dispatch(move)
  }

/** Takes a change of a picture back. A picture that somebody has replaced meanwhile stays. */
export const undoPicture =
  (picture: ReplacedPicture): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { cardId } = picture
    const current = selectCachedCard(getState(), cardId)
    if (current && current.image !== picture.put)
      return void dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.undo.failed' } }))
    const send = () => dispatch(sendBack(picture))
    const { error } = await dispatch(runPictureWork(cardId, 'unknown', () => dispatch(runOutsideSaver(cardId, send))))
    if (!error) return void dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.undo.done' } }))
    if (toApiError(error).kind === 'offline') dispatch(offerPictureUndo(picture))
    await dispatch(showPictureFailure(cardId, changeFailureOf(toApiError(error)), error))
  }

/**
 * Moves the picture of a card in its frame. The card shows the move at once and counts as loading for 3,000 ms; a
 * refusal puts the picture back.
 * @param position 0 (top) to 100 (bottom) percent
 */
export const repositionPicture =
  (cardId: string, position: number): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (selectCachedCard(getState(), cardId)?.image_y === position) return true
    const { payload: work } = dispatch(pictureWorkStarted({ cardId, source: 'panning' }))
    setTimeout(() => dispatch(pictureWorkEnded(work)), PAN_LOADING_MS)
    const move = imagesApi.endpoints.repositionImage.initiate({ cardId, position }, { track: false })
    const { error } = await dispatch(runOutsideSaver(cardId, () => dispatch(move)))
    if (!error) return true
    dispatch(pictureWorkEnded(work))
    await dispatch(showPictureFailure(cardId, changeFailureOf(toApiError(error), 'image.message.moveError'), error))
    return false
  }
