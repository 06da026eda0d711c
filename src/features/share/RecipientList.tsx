import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { Recipient } from '@/api/share.contract'
import { useTranslation } from '@/i18n/i18n'
import { type PickItem, PickList } from '@/ui/PickList'
import { SearchField } from '@/ui/SearchField'
import styles from './ShareDialog.module.css'
import { matches } from './shareRules'

type RecipientListProps = {
  entries: (PickItem & Pick<Recipient, 'type'>)[]
  onToggle: (ids: string[]) => void
}

/** Everybody who can be chosen: groups, then people, with a search for both. */
export function RecipientList({ entries, onToggle }: RecipientListProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = entries.filter(({ name }) => matches(name, search))
  const hasGroups = entries.some(({ type }) => type === 'group')
  const searchLabel = t(hasGroups ? 'share.search.label' : 'share.search.labelPeople')
  const ofType = (wanted: Recipient['type']) =>
    found
      .filter(({ type }) => type === wanted)
      .map((entry) => ({ ...entry, picture: <Picture type={entry.type} name={entry.name} /> }))

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
        {found.length > 0 ? (
          <PickList
            label={t('share.list')}
            sections={[
              { id: 'groups', title: t('share.groups'), items: ofType('group') },
              { id: 'people', title: t('share.people'), items: ofType('user') },
            ]}
            onToggle={onToggle}
            className={styles.scroller}
          />
        ) : (
          <p className={styles.none}>{t('share.noneFound', { search: search.trim() })}</p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {search.trim() ? t('share.found', { count: found.length }) : null}
      </p>
    </div>
  )
}

/** A person's first letter, or the sign of a group. */
function Picture({ type, name }: Pick<Recipient, 'type' | 'name'>) {
  if (type === 'user') return <span className={styles.person}>{[...name.trim()][0]}</span>
  return (
    <span className={styles.group}>
      <UsersRound size={20} />
    </span>
  )
}
