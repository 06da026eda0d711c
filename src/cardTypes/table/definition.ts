import { type CardTypeDefinitions, everyPermission, PICTURE_ACTIONS } from '../cardTypeDefinition'

export const tableDefinitions: CardTypeDefinitions<'table'> = {
  table: {
    labelKey: 'formats.type.table',
    hue: 180,
    opensIn: 'focus',
    focusLayout: 'banner',
    actions: ['rename', 'share', 'undo', 'redo'],
    pictureActions: PICTURE_ACTIONS,
    permissions: everyPermission(),
    isCopyable: true,
  },
}
