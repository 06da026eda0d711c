import { onboardingApi } from '@/api/onboarding'
import { useTranslation } from '@/i18n/i18n'
import styles from './UsernameSuggestions.module.css'

/** Maximum code points of the display name in the path of the request. */
const MAX_BASE_LENGTH = 32

type UsernameSuggestionsProps = {
  /** Name from which the server derives the suggestions. */
  displayName: string
  onChoose: (username: string) => void
}

/** Suggests free usernames for a taken username; renders nothing without suggestions (D-1117). */
export function UsernameSuggestions({ displayName, onChoose }: UsernameSuggestionsProps) {
  const { t } = useTranslation()
  const base = [...displayName].slice(0, MAX_BASE_LENGTH).join('')
  const { currentData: usernames = [] } = onboardingApi.useGenerateUsernamesQuery({ displayName: base })
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
