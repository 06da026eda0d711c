import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { PickList } from '@/ui/PickList'
import { SearchField } from '@/ui/SearchField'
import { Switch } from '@/ui/Switch'
import { TagList } from '@/ui/TagList'
import styles from './ShareDialog.module.css'
import {
  canEdit,
  type Choice,
  type Entry,
  entriesOf,
  found,
  groupWarning,
  isEditing,
  isUnsharing,
  type ShareFacts,
  toggled,
} from './shareRules'

type RecipientPickerProps = {
  facts: ShareFacts
  choice: Choice
  /** True while the choice is on its way; it cannot be changed then. */
  isBusy: boolean
  onChange: (choice: Choice) => void
}

/** Those chosen so far, the list to choose from, and the edit toggle. */
export function RecipientPicker({ facts, choice, isBusy, onChange }: RecipientPickerProps) {
  const { t } = useTranslation()
  const entries = entriesOf(facts, choice)
  const warning = groupWarning(facts, choice)
  const toggle = (key: string) => {
    const entry = entries.find((each) => each.key === key)
    if (entry && !isBusy) onChange(toggled(choice, entry, facts.prior))
  }
  return (
    <div className={styles.picker}>
      <section className={styles.chosen} aria-label={t('share.chosen')}>
        <h3 className={styles.label}>{t('share.chosen')}</h3>
        <Chosen entries={entries.filter(({ isChosen }) => isChosen)} onRemove={toggle} cardCount={facts.cards.length} />
        {isUnsharing(facts, choice) ? <p className={styles.hint}>{t('share.unsharing')}</p> : null}
        {!isUnsharing(facts, choice) && !entries.some(({ isChosen }) => isChosen) ? (
          <p className={styles.hint}>{t('share.chosenEmpty')}</p>
        ) : null}
        {warning ? <Banner kind="warning">{t(`share.warning.${warning}`)}</Banner> : null}
      </section>
      <Choices entries={entries} onToggle={toggle} cardCount={facts.cards.length} />
      <Switch
        label={t('share.edit.label')}
        description={t(`share.edit.${editHelp(facts, choice)}`)}
        isSelected={isEditing(facts, choice)}
        isDisabled={!canEdit(facts)}
        onChange={(isOn) => (isBusy ? undefined : onChange({ ...choice, isEditing: isOn }))}
      />
    </div>
  )
}

/** Which line explains the toggle. */
function editHelp(facts: ShareFacts, choice: Choice): 'several' | 'nobody' | 'on' | 'off' {
  if (facts.cards.length > 1) return 'several'
  if (!canEdit(facts)) return 'nobody'
  return isEditing(facts, choice) ? 'on' : 'off'
}

function Chosen({
  entries,
  onRemove,
  cardCount,
}: {
  entries: Entry[]
  onRemove: (key: string) => void
  cardCount: number
}) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <TagList
      label={t('share.chosen')}
      className={styles.tags}
      items={entries.map(({ key, recipient, lock }) => ({
        id: key,
        name: recipient.name,
        detail: lock ? t(`share.lock.${lock}`, { count: cardCount }) : undefined,
        isLocked: lock !== null,
      }))}
      onRemove={onRemove}
      removeLabel={({ name }) => t('share.remove', { name })}
    />
  )
}

/** Everybody who can be chosen, under two headings, with a search. */
function Choices({
  entries,
  onToggle,
  cardCount,
}: {
  entries: Entry[]
  onToggle: (key: string) => void
  cardCount: number
}) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const matches = found(entries, search)
  const hasGroups = entries.some(({ recipient }) => recipient.type === 'group')
  const section = (type: 'group' | 'user', title: string) => ({
    id: type,
    title,
    items: matches
      .filter(({ recipient }) => recipient.type === type)
      .map(({ key, recipient, isChosen, lock }) => ({
        id: key,
        name: recipient.name,
        detail: lock ? t(`share.lock.${lock}`, { count: cardCount }) : undefined,
        picture: <Picture type={type} name={recipient.name} />,
        isChosen,
        isLocked: lock !== null,
      })),
  })
  const searchLabel = t(hasGroups ? 'share.search.label' : 'share.search.labelPeople')
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
        {matches.length > 0 ? (
          <PickList
            label={t('share.list')}
            sections={[section('group', t('share.groups')), section('user', t('share.people'))]}
            onToggle={onToggle}
            className={styles.scroller}
          />
        ) : (
          <p className={styles.none}>{t('share.noneFound', { search: search.trim() })}</p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {search.trim() ? t('share.found', { count: matches.length }) : null}
      </p>
    </div>
  )
}

/** A person's first letter, or the sign of a group. */
function Picture({ type, name }: { type: 'group' | 'user'; name: string }) {
  return type === 'group' ? (
    <span className={styles.group}>
      <UsersRound size={20} />
    </span>
  ) : (
    <span className={styles.person}>{[...name.trim()][0]}</span>
  )
}
