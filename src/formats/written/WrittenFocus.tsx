import type { CardOf } from '@/api/card.schema'
import type { FocusProps } from '../format'
import { RichText } from '../RichText'
import type { WrittenType } from './WrittenSmall'

/** The text, set for reading. */
export function WrittenFocus({ card }: FocusProps<CardOf<WrittenType>>) {
  return <RichText html={card.body} />
}
