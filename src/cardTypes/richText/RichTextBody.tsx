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
 * The text of an open card: in the editor when the card may be edited, else to read (B-376 to B-379). It is read until the editor is
 * loaded, in the same place. A text that is shown in part only (D-0053) is not edited: saving it would drop the rest.
 */
export function RichTextBody({ card }: { card: CardOf<RichTextCardType> }) {
  const { isEditable, status } = useCardSaver()
  const html = card.body ?? ''
  // Words that are not saved stay in the editor, read-only where they cannot be changed (B-559).
  const isDirty = status !== 'unchanged' && status !== 'saved'
  const isEdited = isEditable || isDirty
  // Only of a text that is edited: one that is streamed would be scanned from its beginning with every rendering.
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
