import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

export type CheckboxProps = {
  children: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  className?: string
}

/** Native checkbox with a label. A press on the label toggles it, too. */
export function Checkbox({ children, isChecked, onChange, isDisabled, className }: CheckboxProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={clsx(styles.field, className)}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
