import { useState } from 'react'
import { selectMe } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import styles from './AccountScreen.module.css'
import { AppearanceSection } from './AppearanceSection'
import { AutoLayoutSection } from './AutoLayoutSection'
import { BuddyBanner } from './BuddyBanner'
import type { DeleteAccount } from './DeleteAccountDialog'
import { DeletionSection } from './DeletionSection'
import { PasswordSection } from './PasswordSection'
import { ProfileForm } from './ProfileForm'

/** Account settings page, /accountsettings. */
export function AccountScreen({ onDelete }: { onDelete: DeleteAccount }) {
  const { t } = useTranslation()
  const user = useAppSelector(selectMe)
  // When the session ends, the store clears the user. The page keeps showing the last user until the login page opens.
  const [me, setMe] = useState(user)
  if (user && user !== me) setMe(user)
  if (!me) return null
  return (
    <main className={styles.page}>
      <title>{`${t('menu.accountSettings')} · ${t('app.name')}`}</title>
      <BuddyBanner me={me} />
      <div className={styles.column}>
        <ProfileForm me={me} />
      </div>
      <div className={styles.column}>
        <AutoLayoutSection me={me} />
        <AppearanceSection />
        <PasswordSection me={me} />
        <DeletionSection me={me} onDelete={onDelete} />
      </div>
    </main>
  )
}
