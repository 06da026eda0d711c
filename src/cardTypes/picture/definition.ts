import type { CardType } from '@/api/cards/card.schema'
import { type CardTypeDefinitions, everyPermission } from '../cardTypeDefinition'

export type PictureCardType = Extract<CardType, 'image' | 'imageupload' | 'drawing' | 'shape' | 'annotation'>

const picture = {
  opensIn: 'focus',
  focusLayout: 'hero',
  actions: ['rename', 'share'],
  permissions: everyPermission(),
} as const

export const pictureDefinitions: CardTypeDefinitions<PictureCardType> = {
  image: {
    ...picture,
    labelKey: 'formats.type.image',
    hue: 345,
    permissions: everyPermission('access', 'create', 'download'),
  },
  imageupload: { ...picture, labelKey: 'formats.type.imageupload', hue: 345 },
  drawing: { ...picture, labelKey: 'formats.type.drawing', hue: 0 },
  shape: { ...picture, labelKey: 'formats.type.shape', hue: 195 },
  annotation: { ...picture, labelKey: 'formats.type.annotation', hue: 95 },
}
