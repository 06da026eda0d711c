import { ChevronRight, House } from 'lucide-react'
import clsx from 'clsx'
import { type Ref, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Breadcrumb } from '@/api/cards/cards.contract'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import styles from './Breadcrumbs.module.css'

const BreadcrumbOverflowMenu = lazyComponent(() => import('./boardMenus').then((menus) => menus.BreadcrumbOverflowMenu))

type BreadcrumbsProps = {
  /** Ancestor stacks, outermost first, followed by the open stack. Empty on My Board. */
  stacks: readonly Breadcrumb[]
  /** True while a card is dragged. A drop on the breadcrumbs then moves the card to My Board. */
  isDropArea?: boolean
  isDropTarget?: boolean
  onMyBoard: () => void
  onOpenStack: (stackId: string) => void
  /** Element of the drop area, which is rendered only while a card is dragged. */
  ref?: Ref<HTMLDivElement>
}

/** Path from My Board to the open stack. Stacks in between are collapsed into a '...' menu (B-063 to B-066, D-2405). */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { stacks, isDropArea = false, isDropTarget = false, onMyBoard, onOpenStack, ref } = props
  const { t } = useTranslation()
  if (stacks.length === 0) return null
  const hiddenStacks = stacks.slice(0, -1)
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
      {hiddenStacks.length > 0 ? (
        <>
          <BreadcrumbOverflow key={stacks.at(-1)?.id} stacks={hiddenStacks} onOpenStack={onOpenStack} />
          <ChevronRight aria-hidden="true" size={16} className={styles.arrow} />
        </>
      ) : null}
      <span aria-current="page" className={styles.current}>
        {decodeEntities(stacks.at(-1)?.title)}
      </span>
    </nav>
  )
}

function BreadcrumbOverflow({ stacks, onOpenStack }: Pick<BreadcrumbsProps, 'stacks' | 'onOpenStack'>) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.crumb}
        aria-label={t('board.moreStacks')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        ...
      </button>
      {isOpen ? (
        <BreadcrumbOverflowMenu
          stacks={stacks}
          anchor={button}
          onOpenStack={onOpenStack}
          onClose={() => setIsOpen(false)}
          onLoadError={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
