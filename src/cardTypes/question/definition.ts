import type { CardTypeDefinitions } from '../cardTypeDefinition'

const permissions = ['edit', 'delete', 'duplicate', 'magic', 'focus'] as const

export const questionDefinitions: CardTypeDefinitions<'question'> = {
  question: {
    labelKey: 'formats.type.question',
    hue: 205,
    opensIn: 'focus',
    focusLayout: 'compactTitle',
    actions: [],
    // No 'share': a question is shared only with its quiz (D-2114).
    permissions: { teacher: permissions, student: permissions },
    isCopyable: true,
  },
}
