import { UsersRound } from 'lucide-react'
import type { Recipient } from '@/api/share.contract'
import { useTranslation } from '@/i18n/i18n'
import { matchesSearch } from '@/lib/matchesSearch'
import { useFieldDraft } from '@/store/useFieldDraft'
import { type SelectableItem, SelectableList } from '@/ui/SelectableList'
import { SearchField } from '@/ui/SearchField'
import styles from './ShareDialog.module.css'

type RecipientListProps = {
  rows: (SelectableItem & Pick<Recipient, 'type'>)[]
  onToggle: (ids: string[]) => void
}

export function RecipientList({ rows, onToggle }: RecipientListProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useFieldDraft('share-search')
  const matchingRows = rows.filter(({ name }) => matchesSearch(name, search))
  const hasGroups = rows.some(({ type }) => type === 'group')
  const searchLabel = t(hasGroups ? 'share.search.label' : 'share.search.labelPeople')
  const ofType = (wanted: Recipient['type']) =>
    matchingRows
      .filter(({ type }) => type === wanted)
      .map((row) => ({ ...row, picture: <RecipientAvatar type={row.type} name={row.name} /> }))

  return (
    <div className={styles.panel}>
      <div className={styles.search}>
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          openLabel={searchLabel}
          clearLabel={t('share.search.clear')}
          isExpandable={false}
          value={search}
          onChange={setSearch}
          className={styles.field}
        />
      </div>
      <div className={styles.list}>
        {matchingRows.length > 0 ? (
          <SelectableList
            label={t('share.list')}
            sections={[
              { id: 'groups', title: t('share.groups'), items: ofType('group') },
              { id: 'people', title: t('share.people'), items: ofType('user') },
            ]}
            onToggle={onToggle}
            className={styles.scroller}
          />
        ) : (
          <p className={styles.noResults}>{t('share.noResults', { search: search.trim() })}</p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {search.trim() ? t('share.found', { count: matchingRows.length }) : null}
      </p>
    </div>
  )
}

function RecipientAvatar({ type, name }: Pick<Recipient, 'type' | 'name'>) {
  if (type === 'user') return <span className={styles.person}>{[...name.trim()][0]}</span>
  return (
    <span className={styles.group}>
      <UsersRound size={20} />
    </span>
  )
}
