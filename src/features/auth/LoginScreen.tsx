import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useLoginMutation } from '@/api/auth'
import { type ApiError, fieldMessage, serverMessage, toApiError } from '@/api/core/errors'
import { Buddy } from '@/buddy/Buddy'
import { isStorageAllowed } from '@/lib/browserStorage'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { Logo } from '@/ui/Logo'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import type { DemoAccountsProps } from './DemoAccounts'
import type { DemoAccount } from './demoAccount'
import { ForgotPassword } from './ForgotPassword'
import styles from './LoginScreen.module.css'

type LoginScreenProps = {
  /** Accounts of the mock server; empty with a real backend. */
  demoAccounts: readonly DemoAccount[]
  /** Shows `demoAccounts`. The component is passed in with the mock server, so that live builds do not contain its code. */
  DemoAccounts?: ComponentType<DemoAccountsProps>
  supportEmail: string
  languageChoice?: ReactNode
  renderSignUpLink?: (text: string) => ReactNode
}

const loadKeypad = () => import('./Keypad').then((file) => file.Keypad)
const Keypad = lazyComponent(loadKeypad)

const BUDDIES = ['H', 'E', 'A', 'R', 'T']

/** Returns the server's message, otherwise the first error of the username field. */
const loginErrorMessage = (error: ApiError): string | undefined =>
  serverMessage(error) ?? fieldMessage(error, 'username')

/** Login page. A rejected login keeps the input. */
export function LoginScreen(props: LoginScreenProps) {
  const { demoAccounts, DemoAccounts, supportEmail, languageChoice, renderSignUpLink } = props
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [login, { isLoading }] = useLoginMutation()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  /** Undefined until a login fails. Then the server's message about the credentials, or '' if there is none. */
  const [refusal, setRefusal] = useState<string>()
  const [isKeypadOpen, setKeypadOpen] = useState(false)
  const [isStorageRefused] = useState(() => !isStorageAllowed())
  const passwordField = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const fieldError = isMissing ? t('message.login.missingInfo') : refusal
  const mood = refusal === undefined ? 'idle' : 'sorry'
  const fieldErrorProps = fieldError ? { 'aria-invalid': true, 'aria-describedby': errorId } : undefined

  const submit = async (credentials: { username: string; password: string }) => {
    if (isLoading) return
    const isIncomplete = !credentials.username.trim() || !credentials.password
    setMissing(isIncomplete)
    setRefusal(undefined)
    if (isIncomplete) return
    // Tablets append a space to a word they complete, and usernames contain no spaces.
    const { error } = await login({ ...credentials, username: credentials.username.trim() })
    if (!error) return
    const apiError = toApiError(error)
    const message = loginErrorMessage(apiError)
    setRefusal(message ?? '')
    if (apiError.kind === 'aborted') return
    dispatch(snackbarShown({ kind: 'danger', text: message ? { message } : { key: 'login.failed' } }))
  }

  return (
    <main className={styles.page}>
      <title>{`${t('login.submit')} · ${t('app.name')}`}</title>
      <div className={styles.login}>
        <section className={styles.sheet}>
          <header className={styles.header}>
            <Logo />
            {languageChoice}
          </header>
          <h1 className={styles.title}>{t('login.title')}</h1>
          <p className={styles.lead}>{t('login.lead')}</p>
          {isStorageRefused ? <p className={styles.notice}>{t('login.storageRefused')}</p> : null}
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void submit({ username, password })
            }}
          >
            <div className={styles.fields}>
              <TextField
                label={t('login.username')}
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck="false"
                value={username}
                onChange={setUsername}
                // Loads the code of the keypad while the user types; the keypad opens on blur.
                onFocus={() => void loadKeypad().catch(() => undefined)}
                onBlur={() => setKeypadOpen(true)}
                {...fieldErrorProps}
              />
              <PasswordField
                label={t('login.password')}
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
                // If the browser filled in the username, that field never had focus and its blur does not come.
                onFocus={() => setKeypadOpen(true)}
                inputRef={passwordField}
                showLabel={t('login.show')}
                hideLabel={t('login.hide')}
                {...fieldErrorProps}
              />
            </div>
            <Button
              type="submit"
              size="large"
              className={styles.submit}
              isPending={isLoading}
              pendingLabel={t('login.submitting')}
            >
              {t('login.submit')}
            </Button>
            <div className={styles.outcome}>
              {fieldError ? (
                // A refusal has no alert role, because the snackbar already announces the message.
                <p id={errorId} role={isMissing ? 'alert' : undefined} className={styles.error}>
                  {fieldError}
                </p>
              ) : null}
            </div>
            {/* A press on the invitation opens the keypad without typing a digit. */}
            <div className={styles.place} onPointerDown={() => setKeypadOpen(true)}>
              {isKeypadOpen ? (
                <Keypad
                  value={password}
                  onChange={setPassword}
                  onSubmit={() => void submit({ username, password })}
                  fieldRef={passwordField}
                  onLoadError={() => setKeypadOpen(false)}
                />
              ) : null}
              <div className={styles.stage} data-mood={mood} aria-hidden="true">
                {BUDDIES.map((name) => (
                  <span key={name} className={styles.buddy}>
                    <Buddy name={name} mood={mood} size={84} isFollowingPointer />
                  </span>
                ))}
              </div>
              <p className={styles.invitation}>{t('login.keypad.invitation')}</p>
            </div>
          </form>
          <footer className={styles.footer}>
            <ForgotPassword supportEmail={supportEmail} />
            {renderSignUpLink?.(t('login.signUp'))}
          </footer>
        </section>
      </div>
      {DemoAccounts && demoAccounts.length > 0 ? (
        <DemoAccounts accounts={demoAccounts} isBusy={isLoading} onChoose={(account) => void submit(account)} />
      ) : null}
    </main>
  )
}
