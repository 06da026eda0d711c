import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useLoginMutation } from '@/api/auth'
import { type ApiError, fieldMessage, serverMessage, toApiError } from '@/api/core/errors'
import { Buddy } from '@/buddy/Buddy'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { Logo } from '@/ui/Logo'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { DemoAccounts } from './DemoAccounts'
import type { DemoAccount } from './demoAccount'
import { ForgotPassword } from './ForgotPassword'
import styles from './LoginScreen.module.css'

type LoginScreenProps = {
  /** Accounts of the mock server; empty with a real backend. */
  demoAccounts: readonly DemoAccount[]
  supportEmail: string
}

const BUDDIES = ['H', 'E', 'A', 'R', 'T']

/** Message of a rejected login: the server's message, else its first error of the username field. */
const loginErrorMessage = (error: ApiError): string | undefined =>
  serverMessage(error) ?? fieldMessage(error, 'username')

/** The login page. The input is kept when a login is rejected. */
export function LoginScreen({ demoAccounts, supportEmail }: LoginScreenProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [login, { isLoading }] = useLoginMutation()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const errorId = useId()

  const submit = async (credentials: { username: string; password: string }) => {
    if (isLoading) return
    const isIncomplete = !credentials.username.trim() || !credentials.password
    setMissing(isIncomplete)
    if (isIncomplete) return
    const { error } = await login(credentials)
    setFailed(error !== undefined)
    if (!error) return
    const apiError = toApiError(error)
    if (apiError.kind === 'aborted') return
    const message = loginErrorMessage(apiError)
    dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: 'login.failed' } }))
  }

  return (
    <main className={styles.page} data-demo={demoAccounts.length > 0}>
      <title>{`${t('login.submit')} · ${t('app.name')}`}</title>
      <div className={styles.login}>
        <div className={styles.stage} data-mood={hasFailed ? 'sorry' : 'idle'} aria-hidden="true">
          {BUDDIES.map((name) => (
            <span key={name} className={styles.buddy}>
              <Buddy name={name} mood={hasFailed ? 'sorry' : 'idle'} size={92} isFollowingPointer />
            </span>
          ))}
        </div>
        <section className={styles.sheet}>
          <Logo />
          <h1 className={styles.title}>{t('login.title')}</h1>
          <p className={styles.lead}>{t('login.lead')}</p>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void submit({ username, password })
            }}
          >
            <TextField
              label={t('login.username')}
              name="username"
              autoComplete="username"
              spellCheck="false"
              value={username}
              onChange={setUsername}
              aria-describedby={isMissing ? errorId : undefined}
            />
            <PasswordField
              label={t('login.password')}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              showLabel={t('login.show')}
              hideLabel={t('login.hide')}
              aria-describedby={isMissing ? errorId : undefined}
            />
            {isMissing ? (
              <p id={errorId} role="alert" className={styles.error}>
                {t('message.login.missingInfo')}
              </p>
            ) : null}
            <Button type="submit" size="large" isPending={isLoading} pendingLabel={t('login.submitting')}>
              {t('login.submit')}
            </Button>
          </form>
          <ForgotPassword supportEmail={supportEmail} />
        </section>
      </div>
      {demoAccounts.length > 0 ? (
        <DemoAccounts accounts={demoAccounts} isBusy={isLoading} onChoose={(account) => void submit(account)} />
      ) : null}
    </main>
  )
}
