import { onboardingApi } from '@/api/onboarding'
import { useTranslation } from '@/i18n/i18n'
import styles from './UsernameSuggestions.module.css'

/** In code points. The display name is part of the request's path, so it is cut to this length. */
const MAX_BASE_LENGTH = 32

type UsernameSuggestionsProps = {
  displayName: string
  onChoose: (username: string) => void
}

/** Suggests usernames when the chosen one is taken. Renders nothing if there are no suggestions (D-1117). */
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
