import { Check } from 'lucide-react'
import { Buddy } from '@/buddy/Buddy'
import { type BuddyName, type BuddyValue, buddyDisplayName, buddyNames } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { BaseButton } from '@/ui/BaseButton'
import { Dialog } from '@/ui/Dialog'
import styles from './BuddyPicker.module.css'

type BuddyPickerProps = {
  buddy: BuddyValue
  onChoose: (buddy: BuddyName) => void
  onClose: () => void
}

/**
 * Full-screen dialog with the five buddies. The choices are buttons: in a radio group, each arrow key would change the
 * buddy.
 */
export function BuddyPicker({ buddy, onChoose, onClose }: BuddyPickerProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      size="screen"
      title={t('account.buddy.title')}
      closeLabel={t('account.buddy.close')}
      onClose={onClose}
    >
      <div className={styles.picker}>
        <p className={styles.lead}>{t('account.buddy.lead')}</p>
        <ul className={styles.buddies}>
          {buddyNames.map((name) => {
            const isCurrent = name === buddy
            return (
              <li key={name} className={styles.item}>
                <BaseButton
                  className={styles.buddy}
                  data-theme={name}
                  aria-current={isCurrent || undefined}
                  onPress={() => onChoose(name)}
                >
                  <Buddy name={name} mood={isCurrent ? 'cheering' : 'waving'} size={136} />
                  <span className={styles.name}>{buddyDisplayName(name)}</span>
                  <span className={styles.current}>
                    {isCurrent ? (
                      <>
                        <Check aria-hidden="true" size={16} />
                        {t('account.buddy.current')}
                      </>
                    ) : null}
                  </span>
                </BaseButton>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
