import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './FocusSection.module.css'

export type FocusSectionProps = { heading: string; icon?: LucideIcon; level?: 2 | 3; children: ReactNode }

/** A section of a focus view. Its heading is its accessible name. */
export function FocusSection({ heading, icon: Icon, level = 2, children }: FocusSectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {Icon ? (
          <span className={styles.icon} aria-hidden="true">
            <Icon />
          </span>
        ) : null}
        {heading}
      </Heading>
      {children}
    </section>
  )
}
