import type { Card, CardType } from '@/api/cards/card.schema'
import type { CardTypeDefinition, CardTypeDefinitions } from './cardTypeDefinition'
import { containerDefinitions } from './container/definition'
import { documentLinkDefinitions } from './documentLink/definition'
import { hillChartDefinitions } from './hillChart/definition'
import { insightDefinitions } from './insight/definition'
import { pictureDefinitions } from './picture/definition'
import { questionDefinitions } from './question/definition'
import { richTextDefinitions } from './richText/definition'
import { tableDefinitions } from './table/definition'
import { videoDefinitions } from './video/definition'

/**
 * Definitions of all card types (B-014 to B-036, D-2510). To add a type, create its folder and add one line here. Views
 * are found by their file name (D-0060).
 */
export const cardTypeDefinitions: CardTypeDefinitions = {
  ...richTextDefinitions,
  ...pictureDefinitions,
  ...tableDefinitions,
  ...videoDefinitions,
  ...documentLinkDefinitions,
  ...questionDefinitions,
  ...hillChartDefinitions,
  ...insightDefinitions,
  ...containerDefinitions,
}

/**
 * Returns true if this client knows the type. Uses `hasOwn`, because the server could send the name of an inherited
 * property, such as 'toString'.
 */
export const isCardType = (type: string): type is CardType => Object.hasOwn(cardTypeDefinitions, type)

/** Returns the definition of a type, or undefined for a type that only a newer server knows. */
export const findCardTypeDefinition = (type: string): CardTypeDefinition | undefined =>
  isCardType(type) ? cardTypeDefinitions[type] : undefined

/** Returns the type that the card is shown as. A card of an unknown type is shown as text. */
export const knownCardType = ({ type }: Pick<Card, 'type'>): CardType => (isCardType(type) ? type : 'text')

export const getCardTypeDefinition = (card: Pick<Card, 'type'>): CardTypeDefinition =>
  cardTypeDefinitions[knownCardType(card)]
