import { type CardTypeDefinitions, everyPermission, PICTURE_ACTIONS } from '../cardTypeDefinition'

export const documentLinkDefinitions: CardTypeDefinitions<'documentlink'> = {
  documentlink: {
    labelKey: 'formats.type.documentlink',
    hue: 225,
    opensIn: 'focus',
    focusLayout: 'banner',
    actions: ['rename', 'share'],
    pictureActions: PICTURE_ACTIONS,
    permissions: everyPermission(),
  },
}
