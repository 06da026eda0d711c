import { Link2 } from 'lucide-react'
import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import styles from './DocumentLinkThumbnail.module.css'
import { documentHost } from './documentHost'

/** Shows the cover picture, or a page with a folded corner and the URL's host if there is none. */
export function DocumentLinkThumbnail({ card }: ThumbnailProps<CardOf<'documentlink'>>) {
  return (
    <CoverPicture
      src={card.image}
      imageY={card.image_y}
      fallback={<DocumentPage host={documentHost(card.data.url)} />}
    />
  )
}

function DocumentPage({ host }: { host: string | null }) {
  return (
    <TileSurface variant="plain">
      <span className={styles.page}>
        <span className={styles.lines} />
        {host ? (
          <span className={styles.host}>
            <Link2 />
            <span>{host}</span>
          </span>
        ) : null}
      </span>
    </TileSurface>
  )
}
