import { useController, useFormContext } from 'react-hook-form'
import type { TextKey } from '@/i18n/textParts'
import { useTranslation } from '@/i18n/i18n'
import type { SignUpField, SignUpValues } from './signUpValues'

/** Type of the errors whose message is the server's own text; that of all others is a text key. */
export const SERVER_ERROR = 'server'

/**
 * A field of the form. It is validated when it is left, and with every change while it has an error.
 * @returns value, handlers and ref for the control, and the text of what is wrong
 */
export function useSignUpField<Name extends SignUpField>(name: Name) {
  const { t } = useTranslation()
  const { trigger } = useFormContext<SignUpValues>()
  const { field, fieldState } = useController<SignUpValues, Name>({ name })
  const { type, message } = fieldState.error ?? {}
  const change = (value: SignUpValues[Name]) => {
    field.onChange(value)
    if (message) void trigger(name)
  }
  return {
    value: field.value as SignUpValues[Name],
    onChange: change,
    onBlur: field.onBlur,
    ref: field.ref,
    errorMessage: message && (type === SERVER_ERROR ? message : t(message as TextKey)),
  }
}
