import { type CardTypeDefinitions, everyPermission } from '../cardTypeDefinition'

export const documentLinkDefinitions: CardTypeDefinitions<'documentlink'> = {
  documentlink: {
    labelKey: 'formats.type.documentlink',
    hue: 225,
    opensIn: 'focus',
    focusLayout: 'banner',
    actions: ['rename', 'share'],
    permissions: everyPermission(),
  },
}
