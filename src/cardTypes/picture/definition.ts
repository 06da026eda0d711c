import type { CardType } from '@/api/cards/card.schema'
import { type CardTypeDefinitions, everyPermission, PICTURE_ACTIONS } from '../cardTypeDefinition'

export type PictureCardType = Extract<CardType, 'image' | 'imageupload' | 'drawing' | 'shape' | 'annotation'>

const picture = {
  opensIn: 'focus',
  focusLayout: 'hero',
  actions: ['rename', 'share'],
  // Drawings, shapes and annotations are made with other tools, so their picture can only be saved.
  pictureActions: ['download'],
  permissions: everyPermission(),
} as const

export const pictureDefinitions: CardTypeDefinitions<PictureCardType> = {
  image: {
    ...picture,
    labelKey: 'formats.type.image',
    hue: 345,
    pictureActions: PICTURE_ACTIONS,
    permissions: everyPermission('access', 'create', 'download'),
  },
  imageupload: { ...picture, labelKey: 'formats.type.imageupload', hue: 345, pictureActions: PICTURE_ACTIONS },
  drawing: { ...picture, labelKey: 'formats.type.drawing', hue: 0 },
  shape: { ...picture, labelKey: 'formats.type.shape', hue: 195 },
  annotation: { ...picture, labelKey: 'formats.type.annotation', hue: 95 },
}
