import { useFormField } from '@/i18n/useFormField'
import type { SignUpField, SignUpValues } from './signUpValues'

/** `useFormField` with the types of the sign-up form. */
export const useSignUpField = <Name extends SignUpField>(name: Name) => useFormField<SignUpValues, Name>(name)
