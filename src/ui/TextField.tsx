import clsx from 'clsx'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { ErrorText } from './ErrorText'
import field from './Field.module.css'
import styles from './TextField.module.css'

export type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'disabled' | 'readOnly' | 'value' | 'id' | 'ref'
> & {
  label: string
  value?: string
  onChange?: (value: string) => void
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Help that is always visible, such as the rule for a username. */
  description?: ReactNode
  /** Shown in red and announced with the field. The field is invalid while this is set. */
  errorMessage?: string
  /** Content after the input, inside the frame: a unit, a toggle or a status. */
  trailing?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Single-line input with label, help and error. It does not validate: the form passes `errorMessage`. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, trailing, className, inputRef, isDisabled, isReadOnly, onChange, ...rest } =
    props
  const id = useId()
  const describedBy = [
    description ? `${id}-description` : undefined,
    errorMessage && `${id}-error`,
    rest['aria-describedby'],
  ]
  return (
    <div
      className={clsx(field.field, className)}
      data-invalid={errorMessage ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
    >
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          type="text"
          {...rest}
          id={id}
          ref={inputRef}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={errorMessage ? true : rest['aria-invalid']}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onChange?.(target.value)}
          className={styles.input}
        />
        {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
      </div>
      {description ? (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      ) : null}
      {errorMessage ? <ErrorText id={`${id}-error`}>{errorMessage}</ErrorText> : null}
    </div>
  )
}
