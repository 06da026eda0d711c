import { Skeleton } from '@/ui/Skeleton'
import styles from './CardTile.module.css'
import { StackEdges } from './StackEdges'

export type CardSkeletonProps = {
  /** Text in place of the title; leave out where the surrounding list already announces that it is loading. */
  label?: string
  /** The card being loaded is a container (stack, quiz, group). */
  isContainer?: boolean
}

/** Placeholder of a tile while its card is loading: same cover, tab and lines, so that nothing shifts when it arrives. */
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
