import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeDefinition'
import { RichText } from '../RichText'
import type { RichTextCardType } from './RichTextThumbnail'

export function RichTextFocus({ card }: FocusProps<CardOf<RichTextCardType>>) {
  return <RichText html={card.body} />
}
