import type { Spark } from '@/api/sparks.contract'
import { modesByEntry } from './currentAgent'
import type { EnterableMode } from './turns'

/** What a press on a spark does: opens the dialog at its topic, fills the chat field, asks, or enters a mode. */
export type SparkAction =
  | { kind: 'ideate' }
  | { kind: 'prefill' | 'ask'; text: string }
  | { kind: 'enterMode'; mode: EnterableMode }

/** Text of a spark for the chat: its description, else its name. */
export const sparkText = ({ description, name }: Pick<Spark, 'description' | 'name'>): string =>
  description.trim() === '' ? name : description

/** Decides what a spark does (C-027, C-028, C-200, C-201, D-3130). */
export function sparkActionOf(spark: Pick<Spark, 'type' | 'option' | 'description' | 'name'>): SparkAction {
  if (spark.type === 'ideation') return { kind: 'ideate' }
  const text = sparkText(spark)
  if (spark.type === 'creation') return { kind: /\s$/.test(text) ? 'prefill' : 'ask', text }
  const mode = modesByEntry.get(spark.option ?? '')
  return mode ? { kind: 'enterMode', mode } : { kind: 'ask', text }
}
