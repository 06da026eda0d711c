import type { CardOf } from '@/api/card.schema'
import type { FocusProps } from '../format'
import { RichText } from '../RichText'
import type { RichTextCardType } from './WrittenSmall'

/** The text, set for reading. */
export function RichTextFocus({ card }: FocusProps<CardOf<RichTextCardType>>) {
  return <RichText html={card.body} />
}
