import { BookOpenText, Lightbulb, MessageCircle, WandSparkles } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Spark } from '@/api/sparks.contract'
import { Picture } from '@/cardTypes/focus/Picture'
import { BaseButton } from '@/ui/BaseButton'
import styles from './SparkTile.module.css'

const ICONS: Record<Spark['type'], ReactNode> = {
  ideation: <Lightbulb size={20} />,
  creation: <WandSparkles size={20} />,
  other: <MessageCircle size={20} />,
}

type SparkTileProps = {
  spark: Spark
  tabIndex?: 0 | -1
  onPick: (spark: Spark) => void
}

/** A spark as a tile: picture, name and what it does (C-027, C-155). */
export const SparkTile = memo(function SparkTile({ spark, tabIndex = 0, onPick }: SparkTileProps) {
  const { name, description, image, type, option } = spark
  return (
    <BaseButton className={styles.tile} data-type={type} tabIndex={tabIndex} onPress={() => onPick(spark)}>
      <span className={styles.picture}>
        <Picture src={image} alt="" width={240} height={112} fallback={null} />
      </span>
      <span className={styles.name}>
        <span className={styles.icon} aria-hidden="true">
          {option ? <BookOpenText size={20} /> : ICONS[type]}
        </span>
        {name}
      </span>
      {description.trim() ? <span className={styles.description}>{description.replace(/\s+$/, ' …')}</span> : null}
    </BaseButton>
  )
})
