import type { FocusEvent, CSSProperties } from 'react'
import { useRef } from 'react'
import { Snackbar, type SnackbarContent } from './Snackbar'
import styles from './SnackbarRegion.module.css'

export type SnackbarRegionProps = {
  /** Oldest first. The newest is shown nearest to the edge of the screen. */
  snackbars: SnackbarContent[]
  onClose: (id: string) => void
  labels: { region: string; dismiss: string }
  /** Time on screen in ms; a snackbar's own `duration` wins. */
  duration?: number
}

/** The one place where short notices appear, bottom centre, above dialogs. Mount it once and keep it mounted. */
export function SnackbarRegion({ snackbars, onClose, labels, duration = 5000 }: SnackbarRegionProps) {
  const previousFocus = useRef<HTMLElement | null>(null)

  const rememberPreviousFocus = (event: FocusEvent) => {
    const isFromOutside = !event.currentTarget.contains(event.relatedTarget)
    if (isFromOutside && event.relatedTarget instanceof HTMLElement) previousFocus.current = event.relatedTarget
  }
  const close = (id: string, hadFocus: boolean) => {
    if (hadFocus) previousFocus.current?.focus()
    onClose(id)
  }

  // Screen readers announce what enters a live region that was there before it, so both exist from the start. They take
  // no part in the layout: `order` stacks the snackbars of the two by age.
  const renderSnackbars = (isUrgent: boolean) =>
    snackbars.map((snackbar, index) =>
      (snackbar.kind === 'danger') === isUrgent ? (
        <div key={snackbar.id} className={styles.item} style={{ order: index } satisfies CSSProperties}>
          <Snackbar
            {...snackbar}
            duration={snackbar.duration ?? duration}
            dismissLabel={labels.dismiss}
            onClose={(hadFocus) => close(snackbar.id, hadFocus)}
          />
        </div>
      ) : null,
    )

  return (
    // React Aria leaves what bears this attribute reachable while a modal is open.
    <section
      aria-label={labels.region}
      data-react-aria-top-layer="true"
      className={styles.region}
      onFocus={rememberPreviousFocus}
    >
      <div aria-live="polite" aria-relevant="additions text" className={styles.live}>
        {renderSnackbars(false)}
      </div>
      <div aria-live="assertive" aria-relevant="additions text" className={styles.live}>
        {renderSnackbars(true)}
      </div>
    </section>
  )
}
