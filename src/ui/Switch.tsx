import clsx from 'clsx'
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components/Switch'
import styles from './Switch.module.css'

export type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'aria-label'> & {
  label: string
  /** What the setting does, in one line; announced with the switch. */
  description?: string
  className?: string
}

/** An on/off setting. A press on its label toggles it too. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={clsx(styles.field, className)}>
      <SwitchButton className={styles.switch}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.knob} />
        </span>
        <span className={styles.label}>{label}</span>
      </SwitchButton>
      {description ? (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      ) : null}
    </SwitchField>
  )
}
