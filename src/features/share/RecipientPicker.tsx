import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Switch } from '@/ui/Switch'
import { TagGroup } from '@/ui/TagGroup'
import { RecipientList } from './RecipientList'
import styles from './ShareDialog.module.css'
import {
  canEdit,
  type ShareDraft,
  toRecipientRows,
  groupWarning,
  isEditing,
  isUnsharing,
  type ShareDialogData,
  toggleRecipient,
} from './shareRules'

type RecipientPickerProps = {
  data: ShareDialogData
  draft: ShareDraft
  /** True while the request runs; the selection cannot be changed then. */
  isBusy: boolean
  onChange: (draft: ShareDraft) => void
}

export function RecipientPicker({ data, draft, isBusy, onChange }: RecipientPickerProps) {
  const { t } = useTranslation()
  const rows = toRecipientRows(data, draft).map(({ key, recipient, isSelected, lock }) => ({
    id: key,
    type: recipient.type,
    name: recipient.name,
    detail: lock ? t(`share.lock.${lock}`, { count: data.cards.length }) : undefined,
    isSelected,
    isLocked: lock !== null,
  }))
  const chosen = rows.filter(({ isSelected }) => isSelected)
  const warning = groupWarning(data, draft)
  const heading = t(data.currentRecipients.length > 0 ? 'share.chosen' : 'share.chosenNew')
  const toggle = (keys: string[]) => {
    const toggledRows = toRecipientRows(data, draft).filter(({ key }) => keys.includes(key))
    if (!isBusy) onChange(toggledRows.reduce((next, row) => toggleRecipient(next, row, data.currentRecipients), draft))
  }

  return (
    <div className={styles.picker}>
      <section className={styles.chosen} aria-label={heading}>
        <h3 className={styles.label}>{heading}</h3>
        {chosen.length > 0 ? (
          <TagGroup
            label={heading}
            items={chosen}
            onRemove={(key) => toggle([key])}
            removeLabel={({ name }) => t('share.remove', { name })}
            className={styles.tags}
          />
        ) : null}
        <Hint endsSharing={isUnsharing(data, draft)} isEmpty={chosen.length === 0} />
        {warning ? <Banner kind="warning">{t(`share.warning.${warning}`)}</Banner> : null}
      </section>
      <RecipientList rows={rows} onToggle={toggle} />
      <Switch
        label={t('share.edit.label')}
        description={t(`share.edit.${editHintKey(data, draft)}`)}
        isSelected={isEditing(data, draft)}
        isDisabled={!canEdit(data)}
        onChange={(isOn) => (isBusy ? undefined : onChange({ ...draft, isEditing: isOn }))}
      />
    </div>
  )
}

function editHintKey(data: ShareDialogData, draft: ShareDraft): 'several' | 'nobody' | 'fixed' | 'on' | 'off' {
  if (data.cards.length > 1) return 'several'
  if (!canEdit(data)) return data.currentRecipients.length > 0 ? 'fixed' : 'nobody'
  return isEditing(data, draft) ? 'on' : 'off'
}

function Hint({ endsSharing, isEmpty }: { endsSharing: boolean; isEmpty: boolean }) {
  const { t } = useTranslation()
  if (endsSharing) return <p className={styles.hint}>{t('share.unsharing')}</p>
  return isEmpty ? <p className={styles.hint}>{t('share.chosenEmpty')}</p> : null
}
