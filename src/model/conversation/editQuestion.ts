import { dropWhile } from 'es-toolkit'
import type { AppThunk } from '@/store/rootReducer'
import { questionEdited, selectTurns, turnsWithdrawn } from './chatSlice'
import { askQuestion, type ChatContext, isAskDisabled } from './ask'
import { chatKeyOf } from './turns'

/**
 * Asks a question in another way: its turn and what followed leave the conversation; the server's history keeps them. When the server refuses
 * the question they come back, with the changed text in its form.
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
