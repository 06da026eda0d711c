import { useTranslation } from '@/i18n/i18n'
import { Buddy } from '@/buddy/Buddy'
import styles from './DemoAccounts.module.css'
import type { DemoAccount } from './demoAccount'

export type DemoAccountsProps = {
  accounts: readonly DemoAccount[]
  isBusy: boolean
  onChoose: (credentials: { username: string; password: string }) => void
}

/** Lists the mock server's accounts on the login page. A press on an account logs in. */
export function DemoAccounts({ accounts, isBusy, onChoose }: DemoAccountsProps) {
  const { t, language } = useTranslation()
  return (
    <aside className={styles.banner} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.title}>
        {t('demo.title')}
      </h2>
      <p className={styles.text}>{t('demo.text')}</p>
      <ul className={styles.accounts}>
        {accounts.map(({ name, username, password, role, buddy, note }) => (
          <li key={username}>
            <button
              type="button"
              className={styles.account}
              data-theme={buddy ?? 'T'}
              disabled={isBusy}
              // Voice control needs an accessible name that contains all visible text.
              aria-label={`${t('demo.use', { name })} ${t(`login.role.${role}`)} ${note[language]}`}
              onClick={() => onChoose({ username, password })}
            >
              <Buddy name={buddy ?? 'T'} mood="idle" size={48} />
              <span className={styles.who}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.role}>{t(`login.role.${role}`)}</span>{' '}
                <span className={styles.note}>{note[language]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
