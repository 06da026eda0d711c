import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import type { AccountField } from './accountValues'
import styles from './ProfileForm.module.css'

const LABELS: Record<AccountField, TextKey> = {
  name: 'account.profile.name',
  username: 'account.profile.username',
  age: 'account.profile.age',
  email: 'account.profile.email',
  curriculum: 'account.curriculum.type',
  year: 'account.curriculum.year',
}

const shownValue = (field: AccountField, me: CurrentUser): string => {
  const value = me[field]
  return typeof value === 'object' && value !== null ? value.name : String(value ?? '')
}

/** Note that lists edited fields whose value another tab or device has changed in the meantime (D-0074). */
export function ChangedElsewhere({ fields, me }: { fields: readonly AccountField[]; me: CurrentUser }) {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles.elsewhere}>
      {fields.map((field) => {
        const value = shownValue(field, me)
        const values = { field: t(LABELS[field]), value }
        return (
          <p key={field}>{value ? t('account.save.elsewhere', values) : t('account.save.elsewhereEmpty', values)}</p>
        )
      })}
    </div>
  )
}
