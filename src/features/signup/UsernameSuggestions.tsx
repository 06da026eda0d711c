import { onboardingApi } from '@/api/onboarding'
import { useTranslation } from '@/i18n/i18n'
import styles from './UsernameSuggestions.module.css'

type UsernameSuggestionsProps = {
  /** What the usernames are made from. */
  displayName: string
  onChoose: (username: string) => void
}

/** Free usernames, for somebody whose own is taken; nothing when there are none (D-1117). */
export function UsernameSuggestions({ displayName, onChoose }: UsernameSuggestionsProps) {
  const { t } = useTranslation()
  const { currentData: usernames = [] } = onboardingApi.useGenerateUsernamesQuery({ displayName })
  if (usernames.length === 0) return null
  return (
    <div className={styles.suggestions} role="group" aria-label={t('signup.account.suggestions')}>
      <span aria-hidden="true">{t('signup.account.suggestions')}</span>
      {usernames.map((username) => (
        <button key={username} type="button" className={styles.chip} onClick={() => onChoose(username)}>
          {username}
        </button>
      ))}
    </div>
  )
}
