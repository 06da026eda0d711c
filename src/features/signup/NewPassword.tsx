import { Check, Circle } from 'lucide-react'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '@/i18n/i18n'
import { PASSWORD_RULES } from '@/lib/fieldRules'
import { PasswordField } from '@/ui/PasswordField'
import styles from './NewPassword.module.css'
import type { SignUpValues } from './signUpValues'
import { useSignUpField } from './useSignUpField'

const rules = Object.keys(PASSWORD_RULES) as (keyof typeof PASSWORD_RULES)[]

/** Password with a checklist of its rules, and its confirmation (A-349 to A-352). */
export function NewPassword() {
  const { t } = useTranslation()
  const { getValues, trigger, formState } = useFormContext<SignUpValues>()
  const { ref: passwordRef, ...password } = useSignUpField('password')
  const { ref: confirmationRef, ...confirmation } = useSignUpField('confirmPassword')
  const rulesId = useId()
  // True if a draft has restored the other fields. Passwords are never stored, so the user must enter them again.
  const isAskedAgain = Boolean(formState.defaultValues?.username && formState.defaultValues.email)
  const labels = { showLabel: t('login.show'), hideLabel: t('login.hide'), autoComplete: 'new-password' }

  const changePassword = (text: string) => {
    password.onChange(text)
    if (getValues('confirmPassword')) void trigger('confirmPassword')
  }

  return (
    <>
      <div className={styles.password}>
        <PasswordField
          {...labels}
          label={t('signup.account.password')}
          name="password"
          description={isAskedAgain ? t('signup.account.passwordAgain') : undefined}
          {...password}
          onChange={changePassword}
          inputRef={passwordRef}
          aria-describedby={rulesId}
        />
        <ul id={rulesId} className={styles.rules}>
          {rules.map((rule) => {
            const isMet = PASSWORD_RULES[rule](password.value)
            return (
              <li key={rule} className={styles.rule} data-met={isMet}>
                {isMet ? <Check aria-hidden="true" size={16} /> : <Circle aria-hidden="true" size={16} />}
                <span>
                  {t(`signup.account.rule.${rule}`)}
                  <span className="visually-hidden">{`: ${t(`signup.account.rule.${isMet ? 'met' : 'unmet'}`)}`}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <PasswordField
        {...labels}
        label={t('signup.account.confirmPassword')}
        name="confirmPassword"
        {...confirmation}
        inputRef={confirmationRef}
      />
    </>
  )
}
