import { decodeEntities } from '@/cardTypes/rules/decode'
import { wordsOf } from '@/cardTypes/focus/heading/wordsOf'
import { useTranslation } from '@/i18n/i18n'
import { draftKey, removeStoredDraft } from '@/lib/drafts/draftStore'
import type { OrphanedDraft } from '@/store/orphanedDraftsSlice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './OrphanedDraft.module.css'
import { CopyableDraft } from './CopyableDraft'

type OrphanedDraftDialogProps = {
  draft: OrphanedDraft
  userId: number
  onClose: () => void
}

/**
 * Shows a draft whose card no longer exists, so that the user can copy its text. Unless discarded, the draft is offered again in the next
 * session.
 */
export function OrphanedDraftDialog({ draft, userId, onClose }: OrphanedDraftDialogProps) {
  const { t } = useTranslation()
  const { cardId, fields } = draft
  const title = decodeEntities(draft.title)
  return (
    <Dialog
      isOpen
      title={title ? t('saving.lost.found', { title }) : t('saving.lost.foundUntitled')}
      closeLabel={t('focus.close')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <CopyableDraft words={wordsOf(fields, t)}>
          <Button
            variant="secondary"
            onPress={() => {
              void removeStoredDraft(draftKey(userId, cardId))
              onClose()
            }}
          >
            {t('saving.lost.remove')}
          </Button>
        </CopyableDraft>
      </div>
    </Dialog>
  )
}
