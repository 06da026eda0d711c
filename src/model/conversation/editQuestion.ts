import { dropWhile } from 'es-toolkit'
import type { AppThunk } from '@/store/rootReducer'
import { questionEdited, selectTurns, turnsWithdrawn } from './chatSlice'
import { askQuestion, type ChatContext, isAskDisabled } from './ask'
import { chatKeyOf } from './turns'

/**
 * Asks an edited question: withdraws its turn and all later turns, which the server history keeps. A refusal restores the turns, with the
 * edited text in the form.
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
