import { type ReactNode, useId } from 'react'
import styles from './SettingsSection.module.css'

type SettingsSectionProps = {
  title: string
  icon: ReactNode
  children: ReactNode
}

export function SettingsSection({ title, icon, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
