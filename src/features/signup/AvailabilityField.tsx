import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TextKey } from '@/i18n/textParts'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { FIELD_RULES } from '@/lib/fieldRules'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { Button } from '@/ui/Button'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import styles from './AvailabilityField.module.css'
import type { SignUpValues } from './signUpValues'
import type { Availability } from './useAvailability'
import { useSignUpField } from './useSignUpField'

/** Milliseconds after the last key until the server checks the value (D-1116). */
const TYPING_DELAY_MS = 500

type AvailabilityFieldProps = Pick<TextFieldProps, 'label' | 'autoComplete' | 'inputMode'> & {
  name: 'username' | 'email'
  /** Help text. The state of the check takes its line, so that the fields below do not move. */
  hint: string
  availability: Availability
  /** Texts for results that block the form. */
  errors: { taken: TextKey; failed: TextKey }
  /** Returns the text for a value that is not taken. By default, the hint stays. */
  freeText?: (value: string) => string
  /** True to check while the user types (debounced), not only on blur. */
  isCheckedWhileTyping?: boolean
  /** Shown below the field while the value is taken. */
  children?: ReactNode
}

/** Field whose value must not be taken. The server checks values that pass the field's rule. */
export function AvailabilityField(props: AvailabilityFieldProps) {
  const { name, availability, hint, errors, freeText, isCheckedWhileTyping = false, children, ...rest } = props
  const { t } = useTranslation()
  const { getValues } = useFormContext<SignUpValues>()
  const field = useSignUpField(name)
  const value = field.value.trim()
  const state = availability.stateOf(value)
  const status = state === 'checking' ? t('signup.account.checking') : state === 'free' && freeText?.(value)
  const problem = state === 'taken' || state === 'failed' ? t(errors[state]) : undefined

  const check = (text: string) => {
    if (!FIELD_RULES[name](text)) void availability.check(text)
  }
  // Reads the value after the delay, because the user may have chosen a suggestion in the meantime.
  const checkAfterTyping = useDebouncedCallback(() => check(getValues(name).trim()), TYPING_DELAY_MS)
  const change = (text: string) => {
    field.onChange(text)
    if (text.trim() === value) return
    availability.forget()
    if (isCheckedWhileTyping) checkAfterTyping()
  }

  // The server may answer after focus has left the field, so the problem is announced to screen readers.
  const announceProblem = useEffectEvent(() => {
    if (problem) announce(problem)
  })
  useEffect(() => announceProblem(), [state])

  return (
    <div className={styles.field}>
      <TextField
        {...rest}
        name={name}
        autoCapitalize="none"
        spellCheck="false"
        value={field.value}
        onChange={change}
        onBlur={() => {
          field.onBlur()
          check(value)
        }}
        inputRef={field.ref}
        description={
          <span role="status" className={styles.status}>
            {status || hint}
          </span>
        }
        errorMessage={field.errorMessage ?? problem}
        trailing={state === 'free' ? <CircleCheck aria-hidden="true" size={20} className={styles.free} /> : undefined}
      />
      {state === 'failed' ? (
        <Button variant="secondary" onPress={() => check(value)}>
          {t('signup.retry')}
        </Button>
      ) : null}
      {state === 'taken' ? children : null}
    </div>
  )
}
