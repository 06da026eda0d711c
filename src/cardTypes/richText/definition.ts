import type { CardType } from '@/api/cards/card.schema'
import { type CardTypeDefinitions, everyPermission, PICTURE_ACTIONS } from '../cardTypeDefinition'

/**
 * Card types whose content is rich text. To add one, add it here, in `views.ts` and, for its background, in
 * `RichTextThumbnail.module.css`.
 */
export type RichTextCardType = Extract<CardType, 'text' | 'intro' | 'memorization' | 'studyaid' | 'lessonplan'>

const richText = {
  opensIn: 'focus',
  focusLayout: 'banner',
  actions: ['rename', 'share', 'undo', 'redo', 'suggest'],
  pictureActions: PICTURE_ACTIONS,
  permissions: everyPermission(),
  isCopyable: true,
} as const

export const richTextDefinitions: CardTypeDefinitions<RichTextCardType> = {
  text: { ...richText, labelKey: 'formats.type.text', hue: 250 },
  intro: { ...richText, labelKey: 'formats.type.intro', hue: 40 },
  memorization: { ...richText, labelKey: 'formats.type.memorization', hue: 280 },
  studyaid: { ...richText, labelKey: 'formats.type.studyaid', hue: 130 },
  lessonplan: {
    ...richText,
    labelKey: 'formats.type.lessonplan',
    hue: 60,
    actions: ['rename', 'share', 'undo', 'redo'],
    // Students may read and share lesson plans, but not edit them (D-2511).
    permissions: { teacher: everyPermission().teacher, student: ['delete', 'duplicate', 'share', 'magic', 'focus'] },
  },
}
