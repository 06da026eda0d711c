import { Ban } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import styles from './DropEffectHint.module.css'
import { useDropEffect } from './dragStore'

const TEXTS = {
  merge: 'board.drag.stackHint',
  myBoard: 'board.drag.toMyBoard',
  notOwner: 'board.drag.notOwner',
} as const

/**
 * Names the effect of a drop, on the drag preview or, in a keyboard move, on the drop target. Hidden from screen readers, because a live
 * region announces the same text.
 */
export function DropEffectHint() {
  const { t } = useTranslation()
  const effect = useDropEffect()
  if (effect === 'none' || effect === 'reorder') return null
  return (
    <span className={styles.hint} data-effect={effect} aria-hidden="true">
      {effect === 'notOwner' ? <Ban size={20} /> : null}
      {t(TEXTS[effect])}
    </span>
  )
}
