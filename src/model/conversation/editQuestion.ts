import { dropWhile } from 'es-toolkit'
import type { AppThunk } from '@/store/rootReducer'
import { questionEdited, selectTurns, turnsWithdrawn } from './chatSlice'
import { askQuestion, type ChatContext, isAskDisabled } from './ask'
import { chatKeyOf } from './chatKeys'

/**
 * Asks an edited question. Its turn and all later turns are removed here, but stay in the server's history. If the
 * server refuses the question, the turns return, and the form contains the edited text.
 */
export const editQuestion =
  (turnId: string, content: string, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    if (!content.trim() || isAskDisabled(getState())) return
    const chatKey = chatKeyOf(context.focusedId)
    const replaced = dropWhile(selectTurns(getState(), chatKey), ({ id }) => id !== turnId)
    dispatch(questionEdited({ turnId }))
    dispatch(turnsWithdrawn({ chatKey, turnId }))
    dispatch(askQuestion(content, context, replaced))
  }
