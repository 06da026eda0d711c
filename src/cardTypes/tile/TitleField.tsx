import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { selectMe } from '@/api/user'
import { isComposing } from '@/lib/isComposing'
import { useTranslation } from '@/i18n/i18n'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { useAppSelector } from '@/store/hooks'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'
import styles from './CardTile.module.css'
import { decodeEntities } from '../rules/decode'
import { titleDraftKey } from './titleDraft'

/** Maximum length of a title, in characters (D-2410). */
const MAX_LENGTH = 255

export type TitleFieldProps = {
  card: Card
  titleId: string
  onRename: (card: Card, title: string | null) => void
}

/**
 * Lets the user edit a card's title in place (D-2432). Enter, blur or unmount saves the title; Escape restores it. If
 * an earlier title could not be saved, the field starts with that draft.
 */
export function TitleField({ card, titleId, onRename }: TitleFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const isDone = useRef(false)
  const title = decodeEntities(card.title)
  const draftKey = titleDraftKey(useAppSelector(selectMe)?.id, card.id)

  const finish = (next: string | null) => {
    if (isDone.current) return
    isDone.current = true
    const typed = next?.replaceAll('\n', ' ').trim()
    const changed = typed && typed !== title ? typed : null
    // Stores the draft until the title is saved, because `onRename` may fail or have no effect.
    storeDraft(draftKey, changed ?? '')
    onRename(card, changed)
  }
  useCloseOnInaccessibleCard([card.id], () => finish(null))
  const onUnmount = useEffectEvent((text: string) => finish(text))
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.select()
    return () => {
      // Strict Mode simulates an unmount and leaves the element connected. That must not end the editing.
      if (element && !element.isConnected) onUnmount(element.value)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    // During an IME composition, Enter accepts a candidate and Escape discards it.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') finish(field.current?.value ?? null)
    if (event.key === 'Escape') finish(null)
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
  }

  return (
    <textarea
      ref={field}
      id={titleId}
      className={styles.titleField}
      aria-label={t('formats.card.title')}
      defaultValue={readDraft(draftKey) || title}
      maxLength={MAX_LENGTH}
      rows={2}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
    />
  )
}
