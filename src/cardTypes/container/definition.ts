import type { CardType } from '@/api/cards/card.schema'
import { type CardTypeDefinitions, everyPermission, INSIGHT_PERMISSIONS, PICTURE_ACTIONS } from '../cardTypeDefinition'

export type ContainerCardType = Extract<CardType, 'quiz' | 'stack' | 'group' | 'groupinsight'>

const container = {
  focusLayout: 'banner',
  actions: ['rename', 'share'],
  pictureActions: PICTURE_ACTIONS,
  permissions: everyPermission(),
  isContainer: true,
} as const

export const containerDefinitions: CardTypeDefinitions<ContainerCardType> = {
  quiz: { ...container, labelKey: 'formats.type.quiz', hue: 310, opensIn: 'stack' },
  stack: {
    ...container,
    labelKey: 'formats.type.stack',
    hue: 85,
    opensIn: 'stack',
    actions: ['rename', 'share', 'unstack'],
    pictureActions: PICTURE_ACTIONS.filter((action) => action !== 'edit'),
    permissions: everyPermission('create', 'unstack'),
    isCopyable: true,
  },
  group: { ...container, labelKey: 'formats.type.group', hue: 325, opensIn: 'focus' },
  groupinsight: {
    ...container,
    labelKey: 'formats.type.groupinsight',
    hue: 150,
    opensIn: 'focus',
    actions: ['share'],
    pictureActions: [],
    permissions: INSIGHT_PERMISSIONS,
  },
}
