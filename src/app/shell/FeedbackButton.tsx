import { MessageSquareHeart } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { feedbackOpened } from '@/store/panelsSlice'
import { IconButton } from '@/ui/IconButton'
import styles from './FeedbackButton.module.css'

/**
 * Floating button at the bottom left, over the lower end of the side menu. It opens the feedback dialog (B-081, C-098,
 * C-100).
 */
export function FeedbackButton() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      label={t('userFeedback.open')}
      icon={<MessageSquareHeart aria-hidden="true" />}
      variant="surface"
      size="large"
      placement="right"
      onPress={() => dispatch(feedbackOpened())}
      className={styles.button}
    />
  )
}
