import { Link2 } from 'lucide-react'
import type { CardOf } from '@/api/card.schema'
import { CoverPicture } from '../CoverPicture'
import type { SmallProps } from '../format'
import { Paper } from '../Paper'
import styles from './DocumentLinkSmall.module.css'
import { documentHost } from './documentHost'

/** A page with a folded corner and the host of the address. */
export function DocumentLinkSmall({ card }: SmallProps<CardOf<'documentlink'>>) {
  return (
    <CoverPicture
      src={card.image}
      imageY={card.image_y}
      fallback={<DocumentPaper host={documentHost(card.data.url)} />}
    />
  )
}

function DocumentPaper({ host }: { host: string | null }) {
  return (
    <Paper look="desk">
      <span className={styles.page}>
        <span className={styles.lines} />
        {host ? (
          <span className={styles.host}>
            <Link2 />
            <span>{host}</span>
          </span>
        ) : null}
      </span>
    </Paper>
  )
}
