import clsx from 'clsx'
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import type { Tone } from './tone'
import tones from './Tone.module.css'

export type BannerProps = {
  kind?: Tone
  children: ReactNode
  icon?: ReactNode
  /** A Button, usually with `variant="secondary"`. */
  action?: ReactNode
  className?: string
}

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert }

/** Message that stays in the page, next to the content it concerns. Danger is announced at once (role alert), the other kinds politely. */
export function Banner({ kind = 'neutral', children, icon, action, className }: BannerProps) {
  const Icon = icons[kind]
  return (
    <div role={kind === 'danger' ? 'alert' : 'status'} className={clsx(styles.banner, tones[kind], className)}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Icon size={20} />}
      </span>
      <div className={styles.text}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
