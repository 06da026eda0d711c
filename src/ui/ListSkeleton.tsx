import clsx from 'clsx'
import styles from './ListSkeleton.module.css'
import { Skeleton } from './Skeleton'

export type ListSkeletonProps = {
  /** Announced instead of the rows. */
  label: string
  /** CSS lengths of the first line in each row. They must all differ, because they are the React keys. */
  widths: readonly string[]
  /** 'full' by default, the shape of people's pictures. */
  pictureRadius?: 'm' | 'full'
  /** True adds a second, shorter line. */
  hasDetail?: boolean
  rowClassName?: string
}

/** Placeholder of a list while it loads: rows with a picture and one or two lines. */
export function ListSkeleton(props: ListSkeletonProps) {
  const { label, widths, pictureRadius = 'full', hasDetail = false, rowClassName } = props
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.skeleton}>
      {widths.map((width) => (
        <div key={width} className={clsx(styles.row, rowClassName)}>
          <Skeleton width={44} height={44} radius={pictureRadius} />
          <div className={styles.words}>
            <Skeleton width={width} height="1.1em" />
            {hasDetail ? <Skeleton width="24%" height="0.9em" /> : null}
          </div>
        </div>
      ))}
    </div>
  )
}
