import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import type { RichTextCardType } from './definition'
import { RichTextBody } from './RichTextBody'

export function RichTextFocus({ card }: FocusProps<CardOf<RichTextCardType>>) {
  return <RichTextBody card={card} />
}
