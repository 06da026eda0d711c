/** Fields of forms whose errors are text keys, so that they follow a change of the language (D-0065). */
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useController,
  useFormContext,
} from 'react-hook-form'
import { useTranslation } from './i18n'
import type { TextKey } from './textParts'

/** Type of an error whose message is the server's own text; messages of other errors are text keys. */
export const SERVER_ERROR = 'server'

/** Makes a resolver from a function that gives each field's problem as a text key. */
export const resolverOf =
  <Values extends FieldValues>(
    problemsOf: (values: Values) => Partial<Record<keyof Values, TextKey>>,
  ): Resolver<Values> =>
  (values) => {
    const problems = Object.entries(problemsOf(values))
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }

/**
 * A field of the surrounding form. Validates on blur, and on every change while the field has an error.
 * @returns value, handlers and ref for the control, and the error text
 */
export function useFormField<
  Values extends FieldValues,
  Name extends FieldPath<Values> & keyof Values = FieldPath<Values> & keyof Values,
>(name: Name) {
  const { t } = useTranslation()
  const { trigger } = useFormContext<Values>()
  const { field, fieldState } = useController<Values, Name>({ name })
  const { type, message } = fieldState.error ?? {}
  const change = (value: Values[Name]) => {
    field.onChange(value)
    if (message) void trigger(name)
  }
  return {
    value: field.value as Values[Name],
    onChange: change,
    onBlur: field.onBlur,
    ref: field.ref,
    errorMessage: message && (type === SERVER_ERROR ? message : t(message as TextKey)),
  }
}
