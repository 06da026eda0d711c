import { Link } from '@tanstack/react-router'
import { ChevronRight, MailOpen } from 'lucide-react'
import { selectPermissions } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import styles from './InviteBanner.module.css'

/** Link to the invitation page, shown to users who may invite others. */
export function InviteBanner() {
  const { t } = useTranslation()
  const canInvite = useAppSelector(selectPermissions).includes('system.invitation.access')
  if (!canInvite) return null
  return (
    <Link to="/invite" className={styles.banner}>
      <span className={styles.picture} aria-hidden="true">
        <MailOpen size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('addressBook.invite.title')}</span>
        <span className={styles.text}>{t('addressBook.invite.text')}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  )
}
