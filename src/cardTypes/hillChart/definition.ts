import { type CardTypeDefinitions, everyPermission } from '../cardTypeDefinition'

export const hillChartDefinitions: CardTypeDefinitions<'hillchart'> = {
  hillchart: {
    labelKey: 'formats.type.hillchart',
    hue: 110,
    opensIn: 'focus',
    focusLayout: 'plain',
    actions: ['rename', 'share'],
    pictureActions: [],
    permissions: everyPermission(),
    isCopyable: true,
  },
}
