import type { FocusEvent, CSSProperties } from 'react'
import { useRef } from 'react'
import { Snackbar, type SnackbarContent } from './Snackbar'
import styles from './SnackbarRegion.module.css'

export type SnackbarRegionProps = {
  /** Oldest first. The newest snackbar is closest to the edge of the screen. */
  snackbars: SnackbarContent[]
  onClose: (id: string) => void
  labels: { region: string; dismiss: string }
  /** Timeout in ms. The `duration` of a snackbar overrides it. */
  duration?: number
}

/**
 * Shows all snackbars above dialogs, at the lower edge. On a narrow screen with an open chat, they are at the upper edge. Mount it once and
 * keep it mounted.
 */
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

  // Both live regions are always rendered, because screen readers announce only changes of an existing region. `display: contents` removes
  // them from the layout; `order` sorts all snackbars by age.
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
    // React Aria keeps elements with this attribute accessible while a modal is open.
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
