import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Switch } from '@/ui/Switch'
import { TagList } from '@/ui/TagList'
import { RecipientList } from './RecipientList'
import styles from './ShareDialog.module.css'
import {
  canEdit,
  type Choice,
  entriesOf,
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
  const entries = entriesOf(facts, choice).map(({ key, recipient, isChosen, lock }) => ({
    id: key,
    type: recipient.type,
    name: recipient.name,
    detail: lock ? t(`share.lock.${lock}`, { count: facts.cards.length }) : undefined,
    isChosen,
    isLocked: lock !== null,
  }))
  const chosen = entries.filter(({ isChosen }) => isChosen)
  const warning = groupWarning(facts, choice)
  const heading = t(facts.prior.length > 0 ? 'share.chosen' : 'share.chosenNew')
  const toggle = (keys: string[]) => {
    const pressed = entriesOf(facts, choice).filter(({ key }) => keys.includes(key))
    if (!isBusy) onChange(pressed.reduce((next, entry) => toggled(next, entry, facts.prior), choice))
  }

  return (
    <div className={styles.picker}>
      <section className={styles.chosen} aria-label={heading}>
        <h3 className={styles.label}>{heading}</h3>
        {chosen.length > 0 ? (
          <TagList
            label={heading}
            items={chosen}
            onRemove={(key) => toggle([key])}
            removeLabel={({ name }) => t('share.remove', { name })}
            className={styles.tags}
          />
        ) : null}
        <Hint isEnding={isUnsharing(facts, choice)} isEmpty={chosen.length === 0} />
        {warning ? <Banner kind="warning">{t(`share.warning.${warning}`)}</Banner> : null}
      </section>
      <RecipientList entries={entries} onToggle={toggle} />
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
function editHelp(facts: ShareFacts, choice: Choice): 'several' | 'nobody' | 'fixed' | 'on' | 'off' {
  if (facts.cards.length > 1) return 'several'
  if (!canEdit(facts)) return facts.prior.length > 0 ? 'fixed' : 'nobody'
  return isEditing(facts, choice) ? 'on' : 'off'
}

/** What it means that nobody is chosen. */
function Hint({ isEnding, isEmpty }: { isEnding: boolean; isEmpty: boolean }) {
  const { t } = useTranslation()
  if (isEnding) return <p className={styles.hint}>{t('share.unsharing')}</p>
  return isEmpty ? <p className={styles.hint}>{t('share.chosenEmpty')}</p> : null
}
