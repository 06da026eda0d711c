import { type CardTypeDefinitions, everyPermission } from '../cardTypeDefinition'

export const tableDefinitions: CardTypeDefinitions<'table'> = {
  table: {
    labelKey: 'formats.type.table',
    hue: 180,
    opensIn: 'focus',
    focusLayout: 'banner',
    actions: ['rename', 'share', 'undo', 'redo'],
    permissions: everyPermission(),
    isCopyable: true,
  },
}
