import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import { LessonMaterials } from './LessonMaterials'
import { RichTextBody } from './RichTextBody'

/** Shows the text of the lesson plan, then its recommended learning materials. */
export function LessonPlanFocus({ card }: FocusProps<CardOf<'lessonplan'>>) {
  return (
    <>
      <RichTextBody card={card} />
      <LessonMaterials card={card} />
    </>
  )
}
