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
  /** Always visible help, for example the rule for a username. */
  description?: ReactNode
  /** Shown in red and announced with the field; the field is invalid while this is set. */
  errorMessage?: string
  /** Content inside the frame, after the input: a unit, a toggle, a status. */
  trailing?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Single-line input linked to label, help and error. No validation here: the form passes `errorMessage`. */
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
