import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '@/i18n/i18n'
import { useFormField } from '@/i18n/useFormField'
import { announce } from '@/lib/announce'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import type { ServerCheck } from '@/lib/useServerCheck'
import { Button } from '@/ui/Button'
import { PasswordField } from '@/ui/PasswordField'
import type { PasswordValues } from './accountValues'
import styles from './DialogForm.module.css'

/** Milliseconds after the last key until the server checks the password (D-0074). */
const TYPING_DELAY_MS = 500

type CurrentPasswordFieldProps = { check: ServerCheck<'right' | 'wrong'> }

/** Field for the current password. The server checks the value on blur and 500 ms after typing (A-332, A-374, A-375, A-414, D-1303). */
export function CurrentPasswordField({ check }: CurrentPasswordFieldProps) {
  const { t } = useTranslation()
  const { getValues } = useFormContext<PasswordValues>()
  const { ref, ...field } = useFormField<PasswordValues>('current')
  const state = check.stateOf(field.value)
  const problem =
    state === 'wrong'
      ? t('account.error.currentPassword')
      : state === 'failed'
        ? t('account.password.checkFailed')
        : undefined

  const validate = () => {
    const current = getValues('current')
    if (current) void check.check(current)
  }
  const validateAfterTyping = useDebouncedCallback(validate, TYPING_DELAY_MS)
  const change = (text: string) => {
    field.onChange(text)
    check.forget()
    validateAfterTyping()
  }

  // The server may answer after focus has left the field, so the problem is announced to screen readers.
  const announceProblem = useEffectEvent(() => {
    if (problem) announce(problem)
  })
  useEffect(() => announceProblem(), [state])

  return (
    <div className={styles.check}>
      <PasswordField
        label={t('account.password.current')}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        name="current_password"
        autoComplete="current-password"
        autoFocus
        value={field.value}
        onChange={change}
        onBlur={() => {
          field.onBlur()
          validate()
        }}
        inputRef={ref}
        // An error takes the line of the description, so that the fields below do not move.
        description={
          problem || field.errorMessage ? undefined : (
            <span role="status" className={styles.status}>
              {state === 'checking' ? t('account.password.checking') : null}
              {state === 'right' ? (
                <>
                  <CircleCheck aria-hidden="true" size={16} className={styles.right} />
                  {t('account.password.isRight')}
                </>
              ) : null}
            </span>
          )
        }
        errorMessage={field.errorMessage ?? problem}
      />
      {state === 'failed' ? (
        <div>
          <Button variant="secondary" onPress={validate}>
            {t('account.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
