import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import { RichText } from '../RichText'
import type { RichTextCardType } from './definition'

export function RichTextFocus({ card }: FocusProps<CardOf<RichTextCardType>>) {
  return <RichText html={card.body} />
}
