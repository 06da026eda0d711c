import { useId, useState } from 'react'
import { isHandledGlobally, toApiError } from '@/api/core/errors'
import { userApi } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import type { BuddyValue } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { useRootAttribute } from '@/ui/useRootAttribute'
import styles from './AcceptTermsScreen.module.css'
import { TermsText } from './TermsText'

type AcceptTermsScreenProps = {
  buddy: BuddyValue
  supportEmail: string
  /** Called when the server has recorded the acceptance. */
  onAccepted: (acceptance: { hasCreatedFirstFormat: boolean; userId: number }) => void
  /** Logs the user out after the terms were declined or the server refused the acceptance. */
  onLogOut: () => void
}

type Answer = 'accepted' | 'declined'

/**
 * Page /tnc with the terms, which a user must accept before anything else. If the server refuses
 * the acceptance, the user is logged out. Without a response, or after a failure that the app handles globally, the page stays and Continue
 * works again (D-0911).
 */
export function AcceptTermsScreen({ buddy, supportEmail, onAccepted, onLogOut }: AcceptTermsScreenProps) {
  const { t } = useTranslation()
  const [acceptTerms] = userApi.useAcceptTermsMutation()
  const [isTicked, setTicked] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  // Keeps snackbars above the footer.
  useRootAttribute('dock', 'answer')
  const hintId = useId()

  const accept = async () => {
    if (answer) return
    setAnswer('accepted')
    const { data, error } = await acceptTerms()
    if (data) onAccepted(data)
    else if (isHandledGlobally(toApiError(error))) setAnswer(undefined)
    else onLogOut()
  }
  const decline = () => {
    if (answer) return
    setAnswer('declined')
    onLogOut()
  }

  return (
    <main className={styles.page}>
      <title>{`${t('terms.title')} · ${t('app.name')}`}</title>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <Buddy
            name={buddy}
            mood={isTicked ? 'happy' : 'idle'}
            size={88}
            isFollowingPointer
            className={styles.buddy}
          />
          <h1 id="content" tabIndex={-1} className={styles.title}>
            {t('terms.title')}
          </h1>
        </header>
        {/* A scrolling region must be focusable, otherwise keyboard users cannot scroll it. */}
        <section aria-label={t('terms.region')} tabIndex={0} className={styles.text}>
          <TermsText supportEmail={supportEmail} />
        </section>
        <footer className={styles.footer}>
          <Checkbox isChecked={isTicked} onChange={setTicked} isDisabled={answer !== undefined}>
            {t('terms.accept')}
          </Checkbox>
          <p id={hintId} className={styles.hint}>
            {isTicked ? null : t('terms.acceptHint')}
          </p>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="large"
              isDisabled={answer === 'accepted'}
              isPending={answer === 'declined'}
              pendingLabel={t('terms.declining')}
              onPress={decline}
            >
              {t('terms.decline')}
            </Button>
            <Button
              size="large"
              isDisabled={!isTicked || answer === 'declined'}
              isPending={answer === 'accepted'}
              pendingLabel={t('terms.accepting')}
              aria-describedby={hintId}
              onPress={() => void accept()}
            >
              {t('terms.continue')}
            </Button>
          </div>
        </footer>
      </div>
    </main>
  )
}
