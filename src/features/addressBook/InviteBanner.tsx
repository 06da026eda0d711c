import { Link } from '@tanstack/react-router'
import { ChevronRight, MailOpen } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import styles from './InviteBanner.module.css'

/** Leads to the invitation of people who have no account yet. */
export function InviteBanner() {
  const { t } = useTranslation()
  return (
    <Link to="/invite" className={styles.banner}>
      <span className={styles.picture} aria-hidden="true">
        <MailOpen size={26} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('addressBook.invite.title')}</span>
        <span className={styles.text}>{t('addressBook.invite.text')}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  )
}
