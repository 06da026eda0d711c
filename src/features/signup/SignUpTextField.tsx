import { useController } from 'react-hook-form'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import type { SignUpValues } from './signUpValues'
import { useFieldError } from './useFieldError'

type Name = 'fullName' | 'displayName'

type SignUpTextFieldProps = Pick<TextFieldProps, 'label' | 'description' | 'autoComplete'> & {
  name: Name
}

/** A text field of the sign-up form. */
export function SignUpTextField({ name, ...rest }: SignUpTextFieldProps) {
  const { field } = useController<SignUpValues, Name>({ name })
  const errorMessage = useFieldError(name)
  return (
    <TextField
      {...rest}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      errorMessage={errorMessage}
    />
  )
}
