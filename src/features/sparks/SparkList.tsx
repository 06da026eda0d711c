import { useState } from 'react'
import { sparksApi } from '@/api/sparks'
import type { Spark } from '@/api/sparks.contract'
import { useTranslation } from '@/i18n/i18n'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailed } from '@/ui/ListFailed'
import { ListSkeleton } from '@/ui/ListSkeleton'
import { SearchField } from '@/ui/SearchField'
import styles from './SparkList.module.css'
import { groupSparks } from './sparkLists'
import { SparkTile } from './SparkTile'

/** ms after the last key of a search until the request (C-488). */
const SEARCH_DELAY_MS = 500

const WIDTHS = ['62%', '48%', '70%', '55%']

/** Sparks that the server finds for a term; all sparks without a term. An answer to an earlier term is never shown. */
function useFoundSparks(term: string) {
  const categories = sparksApi.useGetSparkCategoriesQuery()
  const found = sparksApi.useGetSparksQuery({ prompt: term }, { skip: term === '' })
  const sparks = term === '' ? categories.data?.flatMap(({ sparks: own }) => own) : found.currentData
  const isFailed = term === '' ? categories.isError : found.isError
  const isFetching = categories.isFetching || found.isFetching
  const retry = () => {
    if (categories.isError) void categories.refetch()
    if (term !== '' && found.isError) void found.refetch()
  }
  return { categories: categories.data ?? [], sparks, isFailed, isFetching, retry }
}

/** All sparks by category, with a search (C-077, C-156, C-363 to C-366, C-488, D-3130). */
export function SparkList({ onPick }: { onPick: (spark: Spark) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const searchLater = useDebouncedCallback((text: string) => setTerm(text.trim()), SEARCH_DELAY_MS)
  const { categories, sparks, isFailed, isFetching, retry } = useFoundSparks(term)
  const groups = groupSparks(categories, sparks ?? [], t('sparks.other'))

  return (
    <section className={styles.list} aria-label={t('sparks.carousel')}>
      <SearchField
        isExpandable={false}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          searchLater(text)
        }}
        label={t('sparks.search')}
        openLabel={t('sparks.search')}
        clearLabel={t('sparks.clearSearch')}
        placeholder={t('sparks.search')}
      />
      {isFailed ? (
        <ListFailed
          illustration={null}
          heading={t('sparks.failed')}
          text={t('sparks.failedHint')}
          retryLabel={t('app.retry')}
          retryingLabel={t('sparks.loading')}
          isRetrying={isFetching}
          onRetry={retry}
        />
      ) : sparks === undefined ? (
        <ListSkeleton label={t('sparks.loading')} widths={WIDTHS} pictureRadius="m" hasDetail />
      ) : groups.length === 0 ? (
        <div role="status">
          <EmptyState heading={t('sparks.none')} headingLevel={3} text={t('sparks.noneHint')} />
        </div>
      ) : (
        groups.map(({ id, name, sparks: own }) => (
          <section key={id} className={styles.category} aria-label={name}>
            <h3 className={styles.heading}>{name}</h3>
            <ul className={styles.tiles}>
              {own.map((spark) => (
                <li key={spark.id} className={styles.tile}>
                  <SparkTile spark={spark} onPick={onPick} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </section>
  )
}
