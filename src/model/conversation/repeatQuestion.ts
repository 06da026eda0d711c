import { nanoid } from '@reduxjs/toolkit'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { selectTurns } from './chatSlice'
import { type ChatContext, isAskDisabled } from './ask'
import { runReply } from './streamReply'
import { chatKeyOf } from './chatKeys'
import type { Turn } from './turns'

/** Repeats the question of a turn in its mode, with earlier turns of the session and the current screen as context. */
export const repeatQuestion =
  (turn: Turn, localId: string, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    if (!turn.prompt || isAskDisabled(getState())) return
    const chatKey = chatKeyOf(context.focusedId)
    const turns = selectTurns(getState(), chatKey)
    const previousTurns = turns.slice(0, turns.indexOf(turn))
    dispatch(runReply({ chatKey, turnId: turn.id, localId }, turn.prompt.content, { context, previousTurns }))
  }

const findTurn = (state: RootState, { focusedId }: ChatContext, localId: string) =>
  selectTurns(state, chatKeyOf(focusedId)).find(({ replies }) => replies.some((reply) => reply.localId === localId))

/** Retries a reply: repeats the question and replaces the reply in place. */
export const retryReply =
  (localId: string, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    const turn = findTurn(getState(), context, localId)
    if (turn) dispatch(repeatQuestion(turn, localId, context))
  }

/** Repeats the question of a reply and keeps both answers. */
export const askAgain =
  (localId: string, context: ChatContext): AppThunk =>
  (dispatch, getState) => {
    const turn = findTurn(getState(), context, localId)
    if (turn) dispatch(repeatQuestion(turn, nanoid(), context))
  }
