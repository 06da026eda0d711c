import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styles from './PasswordField.module.css'
import { TextField, type TextFieldProps } from './TextField'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  showLabel: string
  hideLabel: string
}

/** TextField for a password, with a button that shows or hides it. For a new password, pass `autoComplete="new-password"`. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      spellCheck="false"
      {...field}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? hideLabel : showLabel}
          disabled={field.isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" size={24} /> : <Eye aria-hidden="true" size={24} />}
        </button>
      }
    />
  )
}
