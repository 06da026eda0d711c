import { useFormField } from '@/i18n/useFormField'
import type { SignUpField, SignUpValues } from './signUpValues'

/** `useFormField` typed for the sign-up form. */
export const useSignUpField = <Name extends SignUpField>(name: Name) => useFormField<SignUpValues, Name>(name)
