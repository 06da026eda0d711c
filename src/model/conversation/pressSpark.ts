import { sparksApi } from '@/api/sparks'
import type { Spark } from '@/api/sparks.contract'
import { sparksOpened } from '@/store/panelsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { enterMode } from './chatMode'
import { prefillChatField } from './prefillField'
import { sparkActionOf, sparkText } from './sparkAction'

/** Texts of all loaded sparks, which one spark replaces by its own in the chat field. */
const sparkTexts = (): AppThunk<string[]> => (_dispatch, getState) => {
  const { data: categories = [] } = sparksApi.endpoints.getSparkCategories.select()(getState())
  const { data: sparks = [] } = sparksApi.endpoints.getSparks.select({})(getState())
  return [...categories.flatMap((category) => category.sparks), ...sparks].map(sparkText)
}

/** Puts a text into the chat field, in place of a spark's text. */
export const beginQuestion =
  (text: string): AppThunk =>
  (dispatch) => {
    dispatch(prefillChatField(text, dispatch(sparkTexts())))
  }

export type SparkTargets = {
  /** Asks in the conversation beside the sparks. */
  ask: (question: string) => void
  /** Shows the conversation with its field before a spark acts. */
  onShowChat: () => void
}

/** Runs a pressed spark (C-027, C-200 to C-202, D-3130). */
export const pressSpark =
  (spark: Spark, { ask, onShowChat }: SparkTargets): AppThunk =>
  (dispatch) => {
    const action = sparkActionOf(spark)
    if (action.kind === 'ideate') return void dispatch(sparksOpened('topic'))
    onShowChat()
    if (action.kind === 'prefill') dispatch(beginQuestion(action.text))
    if (action.kind === 'ask') ask(action.text)
    if (action.kind === 'enterMode') void dispatch(enterMode(action.mode))
  }
