import { useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import styles from './CardGrid.module.css'
import { PlaceholderCell } from './GridCell'
import { rowsFor, rowStep } from './geometry'
import { useGeometry } from './useGeometry'

const SKELETON_COUNT = 12

export function CardGridSkeleton() {
  const { t } = useTranslation()
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const { geometry, isMeasured, probe } = useGeometry(element)
  const rows = rowsFor(geometry, SKELETON_COUNT)
  return (
    <>
      {probe}
      <div
        ref={setElement}
        className={styles.grid}
        data-density={geometry.density}
        style={{ blockSize: rows * rowStep(geometry) }}
      >
        <ul
          className={styles.cells}
          style={{ inlineSize: geometry.cellWidth }}
          aria-label={t('board.loading')}
          aria-busy="true"
        >
          {Array.from({ length: isMeasured ? SKELETON_COUNT : 0 }, (_, index) => (
            <PlaceholderCell key={index} geometry={geometry} index={index} />
          ))}
        </ul>
      </div>
    </>
  )
}
