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

/** All card types (B-014 to B-036, D-2510). A new type is a folder and one line here; views are found by file name (D-0060). */
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

/** True if this client knows the type. `hasOwn`: the type is the server's text and may be named like an inherited property. */
export const isCardType = (type: string): type is CardType => Object.hasOwn(cardTypeDefinitions, type)

/** Definition of a type; undefined for a type that only a newer server knows. */
export const findCardTypeDefinition = (type: string): CardTypeDefinition | undefined =>
  isCardType(type) ? cardTypeDefinitions[type] : undefined

/** Type that a card is shown as; unknown types fall back to text. */
export const knownCardType = ({ type }: Pick<Card, 'type'>): CardType => (isCardType(type) ? type : 'text')

/** The definition of the type that a card is shown as. */
export const getCardTypeDefinition = (card: Card): CardTypeDefinition => cardTypeDefinitions[knownCardType(card)]
