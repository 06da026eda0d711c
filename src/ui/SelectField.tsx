import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { ErrorText } from './ErrorText'
import field from './Field.module.css'
import styles from './SelectField.module.css'

export type SelectFieldProps = {
  label: string
  /** `<option>` elements. */
  children: ReactNode
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Shown in red and announced with the field; the field is invalid while this is set. */
  errorMessage?: string
  name?: string
  /** The field keeps keyboard focus and its value cannot be changed, for example while its form is sent. */
  isReadOnly?: boolean
  selectRef?: Ref<HTMLSelectElement>
}

/** A native select with its label and error: the platform's own list, which phones show in full size. */
export function SelectField(props: SelectFieldProps) {
  const { label, children, value, onChange, onBlur, errorMessage, name, isReadOnly = false, selectRef } = props
  const id = useId()
  return (
    <div className={field.field} data-invalid={errorMessage ? '' : undefined}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          ref={selectRef}
          name={name}
          className={styles.select}
          value={value}
          // A native select cannot be read-only.
          aria-disabled={isReadOnly || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage ? `${id}-error` : undefined}
          onChange={({ target }) => isReadOnly || onChange(target.value)}
          onBlur={onBlur}
        >
          {children}
        </select>
        <ChevronDown aria-hidden="true" size={20} className={styles.arrow} />
      </div>
      {errorMessage ? <ErrorText id={`${id}-error`}>{errorMessage}</ErrorText> : null}
    </div>
  )
}
