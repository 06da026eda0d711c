import { type CardTypeDefinitions, everyPermission } from '../cardTypeDefinition'

export const videoDefinitions: CardTypeDefinitions<'video'> = {
  video: {
    labelKey: 'formats.type.video',
    hue: 20,
    opensIn: 'focus',
    focusLayout: 'hero',
    actions: ['rename', 'share'],
    pictureActions: [],
    permissions: everyPermission(),
  },
}
