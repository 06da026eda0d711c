import { useFormField } from '@/i18n/useFormField'
import type { SignUpField, SignUpValues } from './signUpValues'

export const useSignUpField = <Name extends SignUpField>(name: Name) => useFormField<SignUpValues, Name>(name)
