import { useRef } from 'react'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import styles from './BuddyNote.module.css'

type BuddyNoteProps = {
  text: string
  /** Place in the width of the screen. */
  align?: 'start' | 'center'
  onDismiss: () => void
}

/** A sentence of the user's buddy, until dismissed. Keyboard focus then stays in the part of the screen with the note. */
export function BuddyNote({ text, align = 'start', onDismiss }: BuddyNoteProps) {
  const { t } = useTranslation()
  const buddy = useAppSelector(selectMe)?.buddy ?? null
  const note = useRef<HTMLDivElement>(null)
  const dismiss = () => {
    note.current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    onDismiss()
  }
  return (
    <div
      ref={note}
      // Not a landmark: several notes may be on one screen.
      role="note"
      className={styles.note}
      data-align={align}
      aria-label={t('onboarding.label', { buddy: buddyDisplayName(buddy) })}
    >
      <Buddy name={buddy ?? 'T'} mood="waving" size={44} />
      <p className={styles.text}>{text}</p>
      <Button variant="quiet" onPress={dismiss}>
        {t('onboarding.dismiss')}
      </Button>
    </div>
  )
}
