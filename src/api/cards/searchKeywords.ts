import type { ApiThunk } from '../core/apiThunk'
import { perApp } from '../core/perApp'

/** Words for a picture search that the server has named while it wrote a card (B-525), by card. */
const keywordsOf = perApp(() => new Map<string, string>())

export const keepSearchKeyword =
  (cardId: string, keyword: string): ApiThunk =>
  (_dispatch, _getState, services) =>
    void keywordsOf(services).set(cardId, keyword)

/** Returns the words with which the picture search of a card begins; '' if the server has named none. */
export const searchKeywordOf =
  (cardId: string): ApiThunk<string> =>
  (_dispatch, _getState, services) =>
    keywordsOf(services).get(cardId) ?? ''
