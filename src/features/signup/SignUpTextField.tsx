import { TextField, type TextFieldProps } from '@/ui/TextField'
import { useSignUpField } from './useSignUpField'

type SignUpTextFieldProps = Pick<TextFieldProps, 'label' | 'description' | 'autoComplete'> & {
  name: 'fullName' | 'displayName'
}

export function SignUpTextField({ name, ...rest }: SignUpTextFieldProps) {
  const { ref, ...field } = useSignUpField(name)
  return <TextField {...rest} {...field} name={name} inputRef={ref} />
}
