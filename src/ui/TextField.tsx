import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  FieldError,
  Input,
  Label,
  Text,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import styles from './TextField.module.css'

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'isInvalid'> & {
  label: string
  /** Help text that is always shown, for example the rule for a username. */
  description?: string
  /** Shown in red and announced with the field; the field is invalid while this is set. */
  errorMessage?: string
  placeholder?: string
  /** Inside the frame, after the input: a unit, a toggle, a status. */
  trailing?: ReactNode
  className?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A single-line input linked to its label, help and error. It does not validate: the form passes `errorMessage`. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, placeholder, trailing, className, inputRef, ...rest } = props
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(errorMessage)}
      className={clsx(styles.field, className)}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.frame}>
        <Input ref={inputRef} placeholder={placeholder} className={styles.input} />
        {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
      </div>
      {description ? (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      ) : null}
      <FieldError className={styles.error}>
        <CircleAlert aria-hidden="true" size={18} className={styles.errorIcon} />
        {errorMessage}
      </FieldError>
    </AriaTextField>
  )
}
