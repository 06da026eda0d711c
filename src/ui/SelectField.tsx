import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, type Ref, useId } from 'react'
import { ErrorText } from './ErrorText'
import field from './Field.module.css'
import styles from './SelectField.module.css'

export type SelectFieldProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Shown in red and announced with the field. The field is invalid while this is set. */
  errorMessage?: string
  name?: string
  /** If true, the value cannot change but the field keeps focus, for example while the form is being sent. */
  isReadOnly?: boolean
  selectRef?: Ref<HTMLSelectElement>
}

/** Native select with label and error. Phones show the platform's own list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChange, onBlur, errorMessage, name, isReadOnly = false, selectRef } = props
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => option.value === target.value)
    if (chosen && !isReadOnly) onChange(chosen.value)
  }
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
          // Used because a native select has no `readOnly`.
          aria-disabled={isReadOnly || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage ? `${id}-error` : undefined}
          onChange={choose}
          onBlur={onBlur}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={20} className={styles.arrow} />
      </div>
      {errorMessage ? <ErrorText id={`${id}-error`}>{errorMessage}</ErrorText> : null}
    </div>
  )
}
