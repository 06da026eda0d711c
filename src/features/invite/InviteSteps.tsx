import { MailOpen, Send, UsersRound } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import styles from './InviteSteps.module.css'

const STEPS = [
  { name: 'send', icon: Send },
  { name: 'join', icon: MailOpen },
  { name: 'meet', icon: UsersRound },
] as const

/** Explains an invitation in three steps. */
export function InviteSteps() {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps} aria-label={t('invite.steps.label')}>
      {STEPS.map(({ name, icon: Icon }, index) => (
        <li key={name} className={styles.step}>
          <span className={styles.picture} aria-hidden="true">
            <Icon size={24} />
            <span className={styles.number}>{index + 1}</span>
          </span>
          <h2 className={styles.title}>{t(`invite.steps.${name}.title`)}</h2>
          <p className={styles.text}>{t(`invite.steps.${name}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
