import { type CardTypeDefinitions, PICTURE_ACTIONS } from '../cardTypeDefinition'

const permissions = ['edit', 'delete', 'duplicate', 'magic', 'focus'] as const

export const questionDefinitions: CardTypeDefinitions<'question'> = {
  question: {
    labelKey: 'formats.type.question',
    hue: 205,
    opensIn: 'focus',
    focusLayout: 'compactTitle',
    actions: [],
    pictureActions: PICTURE_ACTIONS,
    // There is no 'share', because a question is shared only as part of its quiz (D-2114).
    permissions: { teacher: permissions, student: permissions },
    isCopyable: true,
  },
}
