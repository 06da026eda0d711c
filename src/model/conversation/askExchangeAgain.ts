import { nanoid } from '@reduxjs/toolkit'
import type { AppThunk } from '@/store/rootReducer'
import { selectTurns, turnAdopted } from './chatSlice'
import { type ChatContext, isAskDisabled } from './ask'
import { repeatQuestion } from './repeatQuestion'
import { chatKeyOf, type Exchange } from './turns'

/** Retries the last question of the history in place, and keeps the earlier answer. */
export const askExchangeAgain =
  (exchange: Exchange, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    if (isAskDisabled(getState())) return
    dispatch(turnAdopted(exchange))
    const turn = selectTurns(getState(), chatKeyOf(context.focusedId)).at(-1)
    if (turn) dispatch(repeatQuestion(turn, nanoid(), context))
  }
