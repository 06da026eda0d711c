import { useFormContext } from 'react-hook-form'
import { useTranslation } from '@/i18n/i18n'
import { useFormField } from '@/i18n/useFormField'
import { PasswordField } from '@/ui/PasswordField'
import type { PasswordValues } from './accountValues'

/** New password and its confirmation. A change of one field also validates the other. */
export function NewPasswordFields() {
  const { t } = useTranslation()
  const { getValues, trigger } = useFormContext<PasswordValues>()
  const { ref: passwordRef, ...password } = useFormField<PasswordValues>('password')
  const { ref: confirmationRef, ...confirmation } = useFormField<PasswordValues>('confirmation')
  const labels = { showLabel: t('login.show'), hideLabel: t('login.hide'), autoComplete: 'new-password' }

  const changePassword = (text: string) => {
    password.onChange(text)
    if (getValues('confirmation')) void trigger('confirmation')
  }

  return (
    <>
      <PasswordField
        {...labels}
        label={t('account.password.new')}
        name="new_password"
        description={t('account.password.newHint')}
        {...password}
        onChange={changePassword}
        inputRef={passwordRef}
      />
      <PasswordField
        {...labels}
        label={t('account.password.confirm')}
        name="password_confirmation"
        {...confirmation}
        inputRef={confirmationRef}
      />
    </>
  )
}
