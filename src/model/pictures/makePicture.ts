/** Pictures of the assistant: from a prompt, or from the text of a card (C-390, C-391, C-397, C-463, C-464). */
import type { Card } from '@/api/cards/card.schema'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { toApiError } from '@/api/core/errors'
import { imagesApi } from '@/api/images'
import { plainText } from '@/cardTypes/rules/plainText'
import { runOutsideSaver } from '@/editor/saving/savers'
import { loadTexts } from '@/i18n/i18n'
import type { AppThunk } from '@/store/rootReducer'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import { offerPictureUndo, replacedPicture } from './changePicture'
import { makingFailureOf } from './pictureFailure'
import { abortWith, runPictureWork, showPictureFailure } from './pictureWork'

/** `words`: words of care, to be shown calmly in place of a picture. `failed`: everything has been told. */
export type MadePicture =
  | { kind: 'made'; image: string }
  | { kind: 'words'; text: Snackbar['text'] }
  | { kind: 'failed' }

type Making = Promise<{ data?: { image: string }; error?: unknown }> & { abort: () => void }

const settleMaking =
  (cardId: string, { data, error }: Awaited<Making>): AppThunk<Promise<MadePicture>> =>
  async (dispatch) => {
    if (data) return { kind: 'made', image: data.image }
    const failure = makingFailureOf(toApiError(error))
    if (failure.kind === 'words') return { kind: 'words', text: failure.text }
    await dispatch(showPictureFailure(cardId, failure, error))
    return { kind: 'failed' }
  }

/** Makes a picture from a prompt. The picture is temporary until `choosePicture` gives it to the card. */
export const makePicture =
  (cardId: string, prompt: string, signal?: AbortSignal): AppThunk<Promise<MadePicture>> =>
  async (dispatch) => {
    await loadTexts('pictures')
    const call: Making = dispatch(imagesApi.endpoints.makeMagicImage.initiate({ cardId, prompt }, { track: false }))
    abortWith(signal, call)
    const made = await dispatch(settleMaking(cardId, await call))
    if (made.kind === 'made')
      dispatch(snackbarShown({ kind: 'success', text: { key: 'image.message.generateSuccess' } }))
    return made
  }

/** Maximum number of characters of a card's text from which a picture is made. */
const MAX_TEXT = 2000

/** Returns the text of a card from which its picture is made; '' without any. */
export function pictureTextOf(card: Card): string {
  const body = typeof card.body === 'string' ? plainText(card.body) : []
  const question = card.type === 'question' ? plainText(card.question) : []
  return Array.from([card.title.trim(), ...question, ...body].filter(Boolean).join('\n'))
    .slice(0, MAX_TEXT)
    .join('')
}

/**
 * Makes the picture of a text or question from its own text. The server puts it on the card at once, with Undo.
 * @param text see `pictureTextOf`
 */
export const pictureOfCard =
  (cardId: string, text: string, signal?: AbortSignal): AppThunk<Promise<MadePicture>> =>
  async (dispatch, getState) => {
    const before = selectCachedCard(getState(), cardId)
    const make = (): Promise<Awaited<Making>> => {
      const call: Making = dispatch(imagesApi.endpoints.generateCardImage.initiate({ cardId, text }, { track: false }))
      abortWith(signal, call)
      return call
    }
    const answer = await dispatch(runPictureWork(cardId, 'magic_images', () => dispatch(runOutsideSaver(cardId, make))))
    const made = await dispatch(settleMaking(cardId, answer))
    if (made.kind === 'made' && before)
      dispatch(offerPictureUndo(replacedPicture(before, made.image, 'magic_images'), 'image.message.generateSuccess'))
    return made
  }
