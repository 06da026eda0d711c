import { Skeleton } from '@/ui/Skeleton'
import styles from './CardTile.module.css'
import { StackEdges } from './StackEdges'

export type CardSkeletonProps = {
  /** Text in place of the title. Omit it if the surrounding list already announces that it is loading. */
  label?: string
  /** True if the card being loaded is a container (stack, quiz or group). */
  isContainer?: boolean
}

/**
 * Placeholder for a tile while its card loads. It has the same cover, tab and lines, so nothing moves when the card
 * arrives.
 */
export function CardSkeleton({ label, isContainer = false }: CardSkeletonProps) {
  return (
    <div className={styles.tile} data-loading>
      {isContainer ? <StackEdges /> : null}
      <div className={styles.sheet}>
        <div className={styles.cover}>
          <Skeleton height="100%" />
          <span className={styles.tab} aria-hidden="true" />
        </div>
        <div className={styles.words}>
          {label ? (
            <p role="status" className={styles.title}>
              {label}
            </p>
          ) : (
            <>
              <Skeleton width="86%" height="1.05em" className={styles.title} />
              <Skeleton width="54%" height="1.05em" />
            </>
          )}
          <div className={styles.below}>
            <Skeleton width="38%" height="0.8em" />
          </div>
        </div>
      </div>
    </div>
  )
}
