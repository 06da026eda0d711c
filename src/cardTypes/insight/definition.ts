import type { CardType } from '@/api/cards/card.schema'
import { type CardTypeDefinitions, INSIGHT_PERMISSIONS } from '../cardTypeDefinition'

export type InsightCardType = Extract<CardType, `${string}questioninsight`>

/** The server generates insights, so nobody can edit them, even with the permission to edit shared cards (D-2510). */
const insight = {
  hue: 150,
  opensIn: 'focus',
  focusLayout: 'plain',
  actions: ['share'],
  pictureActions: [],
  permissions: INSIGHT_PERMISSIONS,
} as const

export const insightDefinitions: CardTypeDefinitions<InsightCardType> = {
  selfquestioninsight: { ...insight, labelKey: 'formats.type.selfquestioninsight' },
  schoolquestioninsight: { ...insight, labelKey: 'formats.type.schoolquestioninsight' },
  studentquestioninsight: { ...insight, labelKey: 'formats.type.studentquestioninsight' },
  classquestioninsight: { ...insight, labelKey: 'formats.type.classquestioninsight' },
}
