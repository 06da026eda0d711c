import { nanoid } from '@reduxjs/toolkit'
import type { AppThunk } from '@/store/rootReducer'
import { selectTurns, turnAdopted } from './chatSlice'
import { type ChatContext, isAskDisabled } from './ask'
import { repeatQuestion } from './repeatQuestion'
import { chatKeyOf } from './chatKeys'
import type { Exchange } from './turns'

/** Retries the last question of the history in the conversation on screen, and keeps the earlier answer. */
export const askExchangeAgain =
  (exchange: Exchange, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    if (isAskDisabled(getState())) return
    const chatKey = chatKeyOf(context.focusedId)
    dispatch(turnAdopted({ ...exchange, chatKey }))
    const turn = selectTurns(getState(), chatKey).at(-1)
    if (turn) dispatch(repeatQuestion(turn, nanoid(), context))
  }
