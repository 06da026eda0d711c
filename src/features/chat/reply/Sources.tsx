import { ChevronRight } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { limitItems } from '@/cardTypes/rules/limitItems'
import styles from './Sources.module.css'

/** A document on which a reply is based (C-410, D-3107). */
export type Source = { pageContent: string; metadata: { title: string; url: string | null } }

/** Most sources that are shown, and most characters of a passage (D-0053). */
const MAX_SOURCES = 50
const MAX_PASSAGE = 600

/** Returns the URL if it is http(s). Any other URL must not become a link. */
const pageUrl = (url: string | null) => (url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined)

type SourcesProps = {
  sources: readonly Source[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Collapsed list of sources below a reply, numbered as in the text. */
export function Sources({ sources, isOpen, onToggle }: SourcesProps) {
  const { t } = useTranslation()
  const { shown } = limitItems(sources, MAX_SOURCES)
  return (
    <details className={styles.sources} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronRight aria-hidden="true" />
        {t('chat.sources', { count: sources.length })}
      </summary>
      <ol className={styles.list}>
        {shown.map(({ pageContent, metadata: { title, url } }, index) => {
          const href = pageUrl(url)
          const name = title.trim() || t('chat.sourceUntitled', { number: index + 1 })
          return (
            <li key={index} tabIndex={-1} className={styles.source}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              ) : (
                <span className={styles.title}>{name}</span>
              )}
              <p className={styles.passage}>
                {pageContent.length > MAX_PASSAGE ? `${pageContent.slice(0, MAX_PASSAGE)}…` : pageContent}
              </p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
