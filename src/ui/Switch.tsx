import clsx from 'clsx'
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components/Switch'
import styles from './Switch.module.css'

export type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'aria-label'> & {
  label: string
  /** One line that explains the effect; announced with the switch. */
  description?: string
  className?: string
}

/** Switch for a setting. A press on the label toggles it, too. */
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
