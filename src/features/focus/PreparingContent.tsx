import type { Card } from '@/api/cards/card.schema'
import { getCardTypeDefinition } from '@/cardTypes/definitions'
import { useTranslation } from '@/i18n/i18n'
import { selectIsContentLate } from '@/store/awaitedContentSlice'
import { useAppSelector } from '@/store/hooks'
import { Spinner } from '@/ui/Spinner'
import styles from './PreparingContent.module.css'

/** Line above an open card whose content is late (C-219). */
export function PreparingContent({ card }: { card: Card }) {
  const { t, language } = useTranslation()
  const isLate = useAppSelector((state) => selectIsContentLate(state, card.id))
  // A live update may have brought the content without a stream.
  if (!isLate || !(card.loading || card.skeleton || card.is_empty_state)) return null
  const type = t(getCardTypeDefinition(card).labelKey).toLocaleLowerCase(language)
  const text = t('focus.preparing', { type })
  return (
    <div className={styles.preparing}>
      <Spinner label={text} />
      <span role="status">{text}</span>
    </div>
  )
}
