import { decodeEntities } from '@/cardTypes/decode'
import { wordsOf } from '@/cardTypes/heading/wordsOf'
import { useTranslation } from '@/i18n/i18n'
import { draftKey, removeStoredDraft } from '@/lib/draftStore'
import type { LostWords } from '@/store/lostWordsSlice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './LostWords.module.css'
import { WordsToCopy } from './WordsToCopy'

type LostWordsDialogProps = {
  words: LostWords
  userId: number
  onClose: () => void
}

/** What was typed in a card that is gone, to be copied. Closed, the words are offered again in the next session, until they are removed. */
export function LostWordsDialog({ words, userId, onClose }: LostWordsDialogProps) {
  const { t } = useTranslation()
  const { cardId, fields } = words
  const title = decodeEntities(words.title)
  return (
    <Dialog
      isOpen
      title={title ? t('saving.lost.found', { title }) : t('saving.lost.foundUntitled')}
      closeLabel={t('focus.close')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <WordsToCopy words={wordsOf(fields, t)}>
          <Button
            variant="secondary"
            onPress={() => {
              void removeStoredDraft(draftKey(userId, cardId))
              onClose()
            }}
          >
            {t('saving.lost.remove')}
          </Button>
        </WordsToCopy>
      </div>
    </Dialog>
  )
}
