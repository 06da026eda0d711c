import { ExternalLink, FileText } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import type { FocusProps } from '../cardTypeViews'
import { limitText } from '../rules/decode'
import styles from './DocumentLinkFocus.module.css'
import { documentHost } from './documentHost'

/** Shows a link to the document. A URL that is not http(s) is shown as plain text. */
export function DocumentLinkFocus({ card }: FocusProps<CardOf<'documentlink'>>) {
  const { t } = useTranslation()
  const { url } = card.data
  const host = documentHost(url)
  if (!host) return <p className={styles.url}>{limitText(url)}</p>
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
      <FileText className={styles.page} aria-hidden="true" />
      <span>
        <span className={styles.open}>
          {t('formats.document.open')} <ExternalLink aria-hidden="true" />
        </span>
        <span className={styles.host}>
          {t('formats.document.from', { host })} {t('formats.video.newTab')}
        </span>
        <span className={styles.url}>{limitText(url)}</span>
      </span>
    </a>
  )
}
