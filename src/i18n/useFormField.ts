import { type FieldErrors, type Resolver, useController, useFormContext } from 'react-hook-form'
import type { TextKey } from '@/i18n/textParts'
import { useTranslation } from '@/i18n/i18n'
import type { AccountField, PasswordField } from './accountValues'

/** Type of the errors whose message is the server's own text; that of all others is a text key. */
export const SERVER_ERROR = 'server'

/** A resolver from what is wrong with each field, as text keys. */
export const resolverOf =
  <Values extends Record<string, string>>(
    problemsOf: (values: Values) => Partial<Record<keyof Values, TextKey>>,
  ): Resolver<Values> =>
  (values) => {
    const problems = Object.entries(problemsOf(values))
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }

/**
 * A field of the forms of the account settings. It is validated when it is left, and with every change while it has an error.
 * @returns value, handlers and ref for the control, and the text of what is wrong
 */
export function useFormField(name: AccountField | PasswordField) {
  const { t } = useTranslation()
  const { trigger } = useFormContext<Record<string, string>>()
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { type, message } = fieldState.error ?? {}
  const change = (value: string) => {
    field.onChange(value)
    if (message) void trigger(name)
  }
  return {
    value: field.value ?? '',
    onChange: change,
    onBlur: field.onBlur,
    ref: field.ref,
    errorMessage: message && (type === SERVER_ERROR ? message : t(message as TextKey)),
  }
}
