import { useFormField } from '@/i18n/useFormField'
import type { SignUpField, SignUpValues } from './signUpValues'

/** A field of the sign-up form, with the type of its value. */
export const useSignUpField = <Name extends SignUpField>(name: Name) => useFormField<SignUpValues, Name>(name)
