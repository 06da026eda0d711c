import { ChevronRight, House } from 'lucide-react'
import clsx from 'clsx'
import type { Ref } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Breadcrumb } from '@/api/formats.contract'
import { decodeEntities } from '@/formats/decode'
import styles from './Breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** Stacks from the outermost to the one that is open; empty on My Board. */
  stacks: readonly Breadcrumb[]
  /** True while a card is dragged: the way to My Board is then a place to drop it. */
  isDropArea?: boolean
  isDropTarget?: boolean
  onMyBoard: () => void
  onOpenStack: (stackId: string) => void
  /** The breadcrumb area: the way itself, while dragging the place to drop at. */
  ref?: Ref<HTMLDivElement>
}

/** The way from My Board to the stack that is open; stacks in between hide behind '...' (board 2). */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { stacks, isDropArea = false, isDropTarget = false, onMyBoard, onOpenStack, ref } = props
  const { t } = useTranslation()
  if (stacks.length === 0) return null
  const between = stacks.slice(0, -1)
  return (
    <nav aria-label={t('board.breadcrumbs')} className={styles.breadcrumbs}>
      {isDropArea ? (
        <div ref={ref} className={clsx(styles.dropArea, isDropTarget && styles.dropTarget)}>
          <House aria-hidden="true" />
          {t('board.drag.toMyBoard')}
        </div>
      ) : null}
      <button type="button" className={styles.crumb} onClick={onMyBoard}>
        {t('board.title')}
      </button>
      <ChevronRight aria-hidden="true" size={16} className={styles.arrow} />
      {between.length > 0 ? (
        <>
          <details className={styles.more}>
            <summary className={styles.crumb} aria-label={t('board.moreStacks')}>
              ...
            </summary>
            <ul className={styles.list}>
              {between.map(({ id, title }) => (
                <li key={id}>
                  <button type="button" className={styles.crumb} onClick={() => onOpenStack(id)}>
                    {decodeEntities(title)}
                  </button>
                </li>
              ))}
            </ul>
          </details>
          <ChevronRight aria-hidden="true" size={16} className={styles.arrow} />
        </>
      ) : null}
      <span aria-current="page" className={styles.current}>
        {decodeEntities(stacks.at(-1)?.title)}
      </span>
    </nav>
  )
}
