import { type FieldError, useFormContext, useFormState } from 'react-hook-form'
import type { TextKey } from '@/i18n/textParts'
import { useTranslation } from '@/i18n/i18n'
import type { SignUpField, SignUpValues } from './signUpValues'

/** Type of the errors whose message is the server's own text; that of all others is a text key. */
export const SERVER_ERROR = 'server'

/** The text of what is wrong with a field; undefined: nothing. */
export function useFieldError(field: SignUpField): string | undefined {
  const { t } = useTranslation()
  const { control } = useFormContext<SignUpValues>()
  const { errors } = useFormState({ control, name: field })
  const { type, message } = (errors[field] ?? {}) as Partial<FieldError>
  if (!message) return undefined
  return type === SERVER_ERROR ? message : t(message as TextKey)
}
