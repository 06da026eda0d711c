import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from '@/i18n/i18n'
import styles from './SignUpQrCode.module.css'

/** The sign-up link as a code for cameras: dark on light in every theme, as not every camera reads it otherwise (D-0124). */
export function SignUpQrCode({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <div role="img" aria-label={t('invite.qr.label')} className={styles.code}>
      <QRCodeSVG value={link} level="M" marginSize={3} size={512} aria-hidden="true" />
    </div>
  )
}
