import { useContext, useMemo } from 'react'
import type { CardOf } from '@/api/cards/card.schema'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { loadTexts } from '@/i18n/i18n'
import { cutMarkup, EDITOR_SCALE } from '@/lib/html/cutMarkup'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { RichText } from '../focus/RichText'
import { IsStreamingContext } from '../focus/streamedCard'
import type { RichTextCardType } from './definition'
import styles from './RichTextBody.module.css'
import { StreamedText } from './StreamedText'

const CardTextEditor = lazyComponent(async () => {
  const [file] = await Promise.all([import('./CardTextEditor'), loadTexts('editor')])
  return file.CardTextEditor
})

/**
 * Shows the text of an open card: in the editor if the user may edit the card, otherwise read-only (B-376 to B-379).
 * Until the editor has loaded, the text is read-only in the same position. A text that is shown only in part (D-0053)
 * cannot be edited, because saving it would delete the rest.
 */
export function RichTextBody({ card }: { card: CardOf<RichTextCardType> }) {
  const { isEditable, status } = useCardSaver()
  const html = card.body ?? ''
  // The editor stays while it has unsaved text, but it is read-only after a failed save or without permission (B-559).
  const isDirty = status !== 'unchanged' && status !== 'saved'
  const isEdited = isEditable || isDirty
  // Checks only a text in the editor. Checking a streamed text would scan it from the start on every render.
  const isCut = useMemo(() => isEdited && cutMarkup(html, EDITOR_SCALE).isCut, [isEdited, html])
  const isStreaming = useContext(IsStreamingContext)
  const reading = isStreaming ? <StreamedText html={html} /> : <RichText html={html} />
  return (
    <div className={styles.body}>
      {isEdited && !(isCut && status === 'unchanged') ? (
        <CardTextEditor card={card} html={html} isReadOnly={!isEditable} isDirty={isDirty} fallback={reading} />
      ) : (
        reading
      )}
    </div>
  )
}
