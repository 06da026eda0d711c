/** Form fields whose errors are text keys, so that the messages change with the language (D-0065). */
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

/** Type of an error whose message is a text from the server. The messages of all other errors are text keys. */
export const SERVER_ERROR = 'server'

/** Makes a resolver for react-hook-form from a function that returns the text key of each invalid field's message. */
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
 * Connects a control with a field of the surrounding form. The field is validated on blur and, while it has an error, on every change.
 * @returns value, handlers and ref for the control, and the text of the error
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
